// The examples and mistakes of a page, worked out by the house rules of the table. What stood there
// before is put aside and comes back unchanged with our proposals.

import { choice } from "./choice.js";
import { engine } from "./engine.js";

const kept = (element) => !element.matches(".gn-stepper-bar");

export class Exhibits {
  #game;
  #root;
  #ours = new Map();
  #shown = new Map();
  #run = 0;

  constructor(game, root) {
    this.#game = game;
    this.#root = root;
  }

  /** Have all of the page follow what is chosen now. Without the engine: as soon as it is there. */
  async show() {
    const run = ++this.#run;
    const text = choice(this.#game)?.text ?? "";
    if (!text) return this.#restore();
    if (engine.state !== "ready") return;
    for (const old of document.querySelectorAll(`[data-exhibit^="${this.#game}/"]`)) {
      if (this.#shown.get(old) === text) continue;
      const [game, kind, id] = old.dataset.exhibit.split("/");
      let answer;
      try {
        answer = JSON.parse(await engine.call("exhibit", game, kind, id, this.#root, text));
      } catch {
        return; // the engine is lost; it says so itself and comes back
      }
      if (run !== this.#run || !old.isConnected) return;
      if (answer.detail) console.error(answer.detail);
      if (answer.html === undefined) continue;
      const made = document.createElement("template");
      made.innerHTML = answer.html;
      // In a template what is meant for readers without script becomes elements; on a page, text
      for (const rest of made.content.querySelectorAll("noscript")) rest.textContent = rest.innerHTML;
      if (!this.#ours.has(old)) this.#ours.set(old, [...old.children].filter(kept));
      this.#put(old, [...made.content.firstElementChild.children]);
      this.#shown.set(old, text);
    }
  }

  end() {
    this.#run++;
  }

  #restore() {
    for (const [old, ours] of this.#ours) if (old.isConnected) this.#put(old, ours);
    this.#ours.clear();
    this.#shown.clear();
  }

  #put(old, parts) {
    const open = old.querySelector(":scope > details")?.open;
    const within = old.contains(document.activeElement) && !document.activeElement.closest(".gn-stepper-bar");
    steadily(old, () => {
      [...old.children].filter(kept).forEach((part) => part.remove());
      old.prepend(...parts);
      old.refresh?.();
    });
    const fold = old.querySelector(":scope > details");
    if (open && fold) fold.open = true;
    if (!within) return;
    old.tabIndex = -1;
    old.focus({ preventScroll: true });
  }
}

// What is being read stays where it is, whatever becomes longer or shorter above it
function steadily(changing, work) {
  const active = document.activeElement;
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    return box.bottom > 0 && box.top < innerHeight;
  };
  const held = active !== document.body && seen(active) && !changing.contains(active);
  const anchor = held ? active : document.elementFromPoint(innerWidth / 2, innerHeight / 3);
  const fixed = anchor && !changing.contains(anchor) ? anchor : changing;
  const before = fixed.getBoundingClientRect().top;
  work();
  const moved = fixed.getBoundingClientRect().top - before;
  if (moved) scrollBy({ top: moved, behavior: "instant" });
}
