// The engine's worker: one for each tab. Boots Pyodide from the files beside it, then answers
// {id, call, args} with {id, answer}; `answer` is JSON text from widgets/desk.py.
// Tells {stage} while booting, {failed} when that is over, {dead} when Python itself broke down.

const LOCK = "@LOCK@";
const SHELVES = "@SHELVES@"; // use -> the archives with its code, see widgets/site/shelves.py
const beside = (name) => new URL(name, import.meta.url).href;

class Refused extends Error {}

const MISSING = "Eine Datei der Engine fehlt auf dem Server oder ließ sich nicht laden.";
const WRONG = "Der Server liefert eine Datei der Engine mit falschem Dateityp aus.";

// loadPyodide() never settles when a file is missing or of the wrong type. So its files are
// fetched here, looked at, and handed over; nothing is fetched twice.
async function file(name, type) {
  let response;
  try {
    response = await fetch(beside(name));
  } catch {
    throw new Refused(MISSING);
  }
  if (!response.ok) throw new Refused(MISSING);
  const sent = response.headers.get("content-type") ?? "";
  if (!type.test(sent)) throw new Refused(WRONG);
  postMessage({ stage: name });
  return response;
}

const script = (name) =>
  import(beside(name)).catch((error) => {
    console.error(error);
    throw new Refused(MISSING);
  });

async function boot() {
  const first = [location.hash.slice(1)];
  for (const archive of archivesOf(first)) code(archive).catch(() => {}); // said when waited for
  const wasm = file("pyodide.asm.wasm", /^application\/wasm/);
  const files = {
    [beside("pyodide.asm.wasm")]: wasm,
    [beside("library.bin")]: packed("library").then((code) => new Response(code)),
  };
  // Pyodide compiles only when all its scripts are there, and is silent when that fails
  const compiled = WebAssembly.compileStreaming(wasm).catch((error) => {
    throw error instanceof Refused ? error : new Refused(WRONG);
  });
  const [{ loadPyodide }] = await Promise.all([
    script("pyodide.mjs"),
    script("pyodide.asm.js"),
    ...Object.values(files),
  ]);
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (address, options) => files[String(address)] ?? fetch(address, options);
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  postMessage({ stage: "files" });
  const python = await Promise.race([
    loadPyodide({
      indexURL: beside("."),
      stdLibURL: beside("library.bin"),
      lockFileContents: LOCK,
    }),
    compiled.then(() => new Promise(() => {})), // only its failure counts
  ]);
  globalThis.fetch = fetch;
  WebAssembly.instantiateStreaming = instantiateStreaming;
  postMessage({ stage: "python" });
  const desk = python.pyimport("widgets.desk");
  await shelve(first, { python, desk });
  postMessage({ stage: "ready", heap: python._module.HEAP8.length });
  return { python, desk };
}

const packed = (name) =>
  file(`${name}.bin`, /octet-stream/)
    .then(({ body }) => new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer())
    .catch((error) => {
      throw error instanceof Refused ? error : new Refused(WRONG);
    });

// Code comes when somebody uses it; the page that starts us names the widget it shows
const wanted = new Map();
function code(archive) {
  if (!wanted.has(archive)) {
    const coming = packed(archive);
    coming.catch(() => wanted.delete(archive)); // so that the next use tries again
    wanted.set(archive, coming);
  }
  return wanted.get(archive);
}
const archivesOf = (uses) =>
  new Set(uses.flatMap((use) => (Object.hasOwn(SHELVES, use) ? SHELVES[use] : [])));

const shelved = new Set();
async function shelve(uses, { python, desk }) {
  const names = [...archivesOf(uses)];
  const archives = await Promise.all(names.map(code));
  names.forEach((name, number) => {
    if (shelved.has(name)) return;
    shelved.add(name);
    const path = `/lib/${name}.zip`;
    python.FS.writeFile(path, new Uint8Array(archives[number]));
    desk.shelve(path);
  });
}

const USES = {
  // A start at a step of an example ("@…") needs the examples too
  open: ([, key, , , start]) => [key, ...(start?.startsWith("@") ? [`${key.split("/")[0]}/@`] : [])],
  house: ([game]) => [game],
  exhibit: ([game]) => [`${game}/@`],
};

const ready = boot();
ready.catch((error) => {
  if (!(error instanceof Refused)) console.error(error);
  postMessage({ failed: error instanceof Refused ? error.message : "" });
});

onmessage = async ({ data: { id, call, args } }) => {
  const uses = USES[call]?.(args) ?? [];
  for (const archive of archivesOf(uses)) code(archive).catch(() => {}); // on its way while we boot
  const { python, desk } = await ready;
  try {
    await shelve(uses, { python, desk });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return postMessage({ id, answer: JSON.stringify({ problem: error.message }) });
  }
  if (call === "heap") {
    postMessage({ id, answer: python._module.HEAP8.length });
    return;
  }
  try {
    postMessage({ id, answer: desk[call](...args) });
  } catch (error) {
    // The desk lets no exception of Python's go: the interpreter has broken down
    console.error(error);
    postMessage({ dead: true });
  }
};
