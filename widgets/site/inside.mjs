// Runs a Python script inside Pyodide under Node; the build and the tests ask it what the browser
// would say. Call: node inside.mjs ENGINE_FOLDER LIBRARY_ZIP LOCK_JSON [FOLDER …] < script.py
// The script's last expression, a string, is printed.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

// Node would print the whole line of pyodide.asm.js, a megabyte, in which the error was thrown
const fail = (error) => {
  process.stderr.write(`${error.message ?? error}\n`);
  process.exit(1);
};
process.on("uncaughtException", fail);
process.on("unhandledRejection", fail);

const [folder, library, lock, ...extra] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(folder, "pyodide.mjs")));
const python = await loadPyodide({
  indexURL: resolve(folder),
  stdLibURL: resolve(library),
  lockFileContents: JSON.parse(lock),
  stdout: (line) => process.stderr.write(`${line}\n`),
});
extra.forEach((path, number) => {
  python.FS.mkdirTree(`/extra${number}`);
  python.mountNodeFS(`/extra${number}`, resolve(path));
  python.runPython(`import sys; sys.path.append("/extra${number}")`);
});
process.stdout.write(String(python.runPython(readFileSync(0, "utf8"))));
