// The engine's worker: one for each tab. Boots Pyodide from the files beside it, then answers
// {id, call, args} with {id, answer}; `answer` is JSON text from widgets/desk.py.
// Tells {stage} while booting, {failed} when that is over, {dead} when Python itself broke down.

const LOCK = "@LOCK@";
const GAMES = "@GAMES@"; // key -> the archive that holds the game
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
  const first = location.hash.slice(1);
  code(first)?.catch(() => {}); // said when it is waited for
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

// The code of a game comes when somebody uses it; the page that starts us names the one it shows
const wanted = new Map();
function code(game) {
  if (!Object.hasOwn(GAMES, game)) return null;
  if (!wanted.has(game)) {
    const archive = packed(GAMES[game]);
    archive.catch(() => wanted.delete(game)); // so that the next use tries again
    wanted.set(game, archive);
  }
  return wanted.get(game);
}

const shelved = new Set();
async function shelve(game, { python, desk }) {
  const archive = await code(game);
  if (!archive || shelved.has(game)) return;
  const path = `/lib/${GAMES[game]}.zip`;
  python.FS.writeFile(path, new Uint8Array(archive));
  desk.shelve(game, path);
  shelved.add(game);
}

const GAME_OF = { open: ([, key]) => key.split("/")[0], house: ([game]) => game, exhibit: ([game]) => game };

const ready = boot();
ready.catch((error) => {
  if (!(error instanceof Refused)) console.error(error);
  postMessage({ failed: error instanceof Refused ? error.message : "" });
});

onmessage = async ({ data: { id, call, args } }) => {
  const { python, desk } = await ready;
  try {
    if (GAME_OF[call]) await shelve(GAME_OF[call](args), { python, desk });
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
