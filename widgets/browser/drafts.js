// What is being typed but not sent yet is kept, too: a closed tab must not swallow a word.

import { forget, keep, load } from "./store.js";

const typed = (control) =>
  control.id && control.matches("textarea[data-on-change], input[data-on-change]:not([type=checkbox], [type=radio])");

export class Drafts {
  #place = "";
  #texts = {};

  at(place) {
    this.#place = `${place}:typed`;
    this.#texts = load(this.#place) ?? {};
  }

  note(control) {
    if (!typed(control)) return;
    this.#texts[control.id] = control.value;
    keep(this.#place, this.#texts);
  }

  drop(control) {
    if (!(control.id in this.#texts)) return;
    delete this.#texts[control.id];
    if (Object.keys(this.#texts).length) keep(this.#place, this.#texts);
    else forget(this.#place);
  }

  /** Put everything back where it was being typed; gives the controls that are to be sent. */
  back(widget) {
    const found = [];
    for (const [id, text] of Object.entries(this.#texts)) {
      const control = widget.querySelector(`[id="${CSS.escape(id)}"]`);
      if (!control || !typed(control) || control.value === text) continue;
      control.value = text;
      found.push(control);
    }
    return found;
  }
}
