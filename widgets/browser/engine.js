// The life of the engine's worker: started by the first real use, watched, ended, started again.
// The rest of the page sees `engine.call(...)` and the events "ready", "failed" and "lost".

const FOLDER = new URL("../../@ENGINE@/", import.meta.url);
const PATIENCE = { files: 120_000, boot: 45_000, step: 10_000 }; // milliseconds

export const VERSION = FOLDER.pathname;
/** The root of the site, however deep the page is and whatever folder the site lies in. */
export const ROOT = new URL("../../", import.meta.url).pathname;

const AGAIN = "Die Seite ist auch ohne sie vollständig.";
const OLD = `Dieser Browser ist für die Engine zu alt. ${AGAIN}`;
const BLOCKED = `Die Engine ist hier gesperrt oder ließ sich nicht laden. ${AGAIN}`;
const SLOW = `Die Engine ist nicht rechtzeitig gestartet. ${AGAIN}`;
const HUNG =
  "Dieser Schritt hat zu lange gedauert. Die Engine startet neu, euer Stand davor bleibt.";
const CRASHED = "Die Engine ist abgestürzt und startet neu. Euer Stand vor dem Schritt bleibt.";

// Its code is fetched together with the rest, not when the first widget asks for it
const use = () =>
  document.querySelector("gn-widget")?.getAttribute("widget") ??
  document.querySelector("gn-house")?.getAttribute("game") ??
  "";

class Engine extends EventTarget {
  /** "idle" | "starting" | "ready" | "failed" */
  state = "idle";
  /** Why the last start failed, one sentence. */
  reason = "";
  /** Whether starting again could help. */
  retry = true;
  #worker = null;
  #waiting = new Map();
  #number = 0;
  #timer = 0;

  /** Start the worker unless it runs; call it as often as you like. */
  start() {
    if (this.state === "starting" || this.state === "ready") return;
    if (this.state === "failed" && !this.retry) return this.#emit("failed");
    this.state = "starting";
    this.#emit("starting");
    if (typeof WebAssembly !== "object" || typeof Worker !== "function") return this.#fail(OLD, false);
    let asked = false;
    try {
      // A browser without module workers never asks for the type
      const options = {
        get type() {
          asked = true;
          return "module";
        },
      };
      this.#worker = new Worker(new URL(`worker.js#${use()}`, FOLDER), options);
    } catch {
      return this.#fail(BLOCKED);
    }
    if (!asked) return this.#fail(OLD, false);
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.state === "ready" ? this.#lose(CRASHED) : this.#fail(BLOCKED);
    };
    this.#watch(PATIENCE.files, () => this.#fail(SLOW));
  }

  /** Resolves as soon as the engine answers; never, when it can't be started. */
  ready() {
    if (this.state === "ready") return Promise.resolve();
    return new Promise((go) => this.addEventListener("ready", () => go(), { once: true }));
  }

  /** Call `name` of the desk; gives its answer, or rejects when the engine is lost meanwhile. */
  call(name, ...args) {
    return new Promise((resolve, reject) => {
      this.#waiting.set(++this.#number, { resolve, reject });
      this.#worker.postMessage({ id: this.#number, call: name, args });
      if (this.#waiting.size === 1) this.#watch(PATIENCE.step, () => this.#lose(HUNG));
    });
  }

  #hear({ stage, failed, dead, id, answer }) {
    if (stage === "files") this.#watch(PATIENCE.boot, () => this.#fail(SLOW));
    if (stage === "ready") {
      clearTimeout(this.#timer);
      this.state = "ready";
      this.#emit("ready");
    }
    if (failed !== undefined) this.#fail(failed ? `${failed} ${AGAIN}` : BLOCKED);
    if (dead) this.#lose(CRASHED);
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    clearTimeout(this.#timer);
    if (this.#waiting.size) this.#watch(PATIENCE.step, () => this.#lose(HUNG));
    waiting.resolve(answer);
  }

  #watch(patience, late) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(late, patience);
  }

  #end(state) {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
    this.state = state;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new Error("engine lost"));
  }

  #fail(reason, retry = true) {
    this.reason = reason;
    this.retry = retry;
    this.#end("failed");
    this.#emit("failed");
  }

  #lose(reason) {
    this.reason = reason;
    this.#end("idle");
    this.#emit("lost");
    this.start();
  }

  #emit(name) {
    this.dispatchEvent(new Event(name));
  }
}

export const engine = new Engine();
