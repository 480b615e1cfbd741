// One live region for the whole page: what a screen reader is told.

let region = null;

/** Have a screen reader say the sentence, also when it said the same before. */
export function say(sentence) {
  if (!region?.isConnected) {
    region = document.createElement("div");
    region.className = "gn-live";
    region.setAttribute("role", "status");
    document.body.append(region);
  }
  region.textContent = "";
  setTimeout(() => (region.textContent = sentence), 50);
}
