// A widget's work as a file: written for the reader to keep, and read in again.

const LARGEST = 200_000; // bytes; no model is as large
const TYPES = { json: "application/json", txt: "text/plain;charset=utf-8" };

/** Have the browser save `text` under that name. */
export function save({ name, text }) {
  const address = URL.createObjectURL(new Blob([text], { type: TYPES[name.split(".").pop()] }));
  // Never in the page, where instant navigation would take it for a link
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The text of the file that was chosen, or {problem}; null when none was. */
export async function read(input) {
  const [file] = input.files;
  if (!file) return null;
  try {
    if (file.size > LARGEST) return { problem: `„${file.name}“ ist zu groß für eine Datei von hier.` };
    return { text: await file.text() };
  } catch {
    return { problem: `„${file.name}“ ließ sich nicht lesen.` };
  } finally {
    input.value = ""; // so that the same file can be chosen again
  }
}
