// A widget's place at the desk in the worker: what it was asked last, and what it answered.

import { engine } from "./engine.js";

let seats = 0;

export class Seat {
  #name = `s${++seats}`;
  #revision = 0;
  open = false;
  /** The state as a share link, and the work as text, after the last answer. */
  link = "";
  saved = "";

  async begin(...args) {
    const [key, name, root, start, house] = args;
    return JSON.parse(await engine.call("open", this.#name, key, name, root, start, this.saved, house));
  }

  async act(index, value) {
    return JSON.parse(await engine.call("act", this.#name, this.#revision, index, value));
  }

  /** "follow" other house rules, or "export" the work. */
  async ask(what, ...args) {
    return JSON.parse(await engine.call(what, this.#name, ...args));
  }

  know({ revision, link, save }) {
    this.#revision = revision;
    this.link = link;
    this.saved = save;
  }

  /** Begin anew from what is kept: these, or nothing. */
  leave(link = "", saved = "") {
    this.open = false;
    this.link = link;
    this.saved = saved;
  }

  close() {
    if (this.open && engine.state === "ready") engine.call("close", this.#name).catch(() => {});
    this.open = false;
  }
}
