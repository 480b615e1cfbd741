// <gn-stepper id="beispiel-x"><ol class="gn-steps"><li class="gn-step" id="beispiel-x-1">…:
// shows one step at a time. Without this script, and in print, all of them stand there.
// All but the first wait in <noscript> until somebody wants them: the page is light until then.

import { say } from "./say.js";
import { hasWork } from "./store.js";
import { reopen } from "./whatif.js";

const button = (text, name, use) => {
  const made = document.createElement("button");
  made.type = "button";
  made.className = `gn-${name}`;
  made.textContent = text;
  made.addEventListener("click", use);
  return made;
};

function waiting(rest) {
  const page = document.createElement("template");
  page.innerHTML = rest.textContent;
  // Instant navigation reads a page as without script: then they are elements already
  return rest.firstElementChild ? rest : page.content;
}

/** What a fold holds waits in the same way until it is opened: a mistake's table, the house rules. */
export function fill(fold) {
  const rest = fold.querySelector(":scope > noscript");
  if (rest) rest.replaceWith(...waiting(rest).children);
}

document.addEventListener(
  "toggle",
  ({ target }) => target.open && fill(target),
  true, // it does not bubble
);

class Stepper extends HTMLElement {
  #steps = [];
  #at = 0;
  #all = false;
  #heard = null;
  #bar = null;

  connectedCallback() {
    this.#steps = [...this.querySelectorAll(".gn-step")];
    if (this.#count < 2) return;
    this.#heard = new AbortController();
    const { signal } = this.#heard;
    this.addEventListener("keydown", (event) => this.#key(event), { signal });
    addEventListener("hashchange", () => this.#followHash(), { signal });
    addEventListener("beforeprint", () => this.#unpack(), { signal });
    matchMedia("print").addEventListener("change", () => this.#unpack(), { signal });
    this.#bar ??= this.#makeBar();
    this.append(this.#bar);
    this.classList.add("gn-stepping");
    if (hasWork(this.id)) this.#unpack();
    reopen(this);
    this.#show(this.#at);
    this.#followHash();
  }

  disconnectedCallback() {
    this.#heard?.abort();
  }

  get #count() {
    const rest = this.querySelector(":scope > noscript");
    return rest ? Number(rest.dataset.steps) : this.#steps.length;
  }

  #unpack() {
    const rest = this.querySelector(":scope > noscript");
    if (!rest) return;
    this.querySelector(".gn-steps").append(...waiting(rest).querySelectorAll(".gn-step"));
    rest.remove();
    this.#steps = [...this.querySelectorAll(".gn-step")];
  }

  /** Other steps stand there now; as near as possible to where the reader was. */
  refresh() {
    if (!this.#bar) return;
    this.#steps = [...this.querySelectorAll(".gn-step")];
    if (this.#at || this.#all || hasWork(this.id)) this.#unpack();
    reopen(this);
    this.#show(Math.min(this.#at, this.#count - 1));
  }

  #makeBar() {
    const bar = document.createElement("div");
    bar.className = "gn-stepper-bar";
    bar.setAttribute("role", "group");
    bar.setAttribute("aria-label", "Schritte");
    const place = document.createElement("span");
    place.className = "gn-place";
    bar.append(
      button("Alle Schritte zeigen", "all", () => this.#toggle()),
      place,
      button("Zurück", "previous", () => this.#go(this.#at - 1)),
      button("Weiter", "next", () => this.#go(this.#at + 1)),
    );
    return bar;
  }

  #part(name) {
    return this.#bar.querySelector(`.gn-${name}`);
  }

  #followHash() {
    if (!location.hash.startsWith(`#${this.id}-`)) return;
    this.#unpack();
    const at = this.#steps.findIndex((step) => `#${step.id}` === location.hash);
    if (at < 0) return;
    this.#show(at);
    requestAnimationFrame(() => this.scrollIntoView({ block: "nearest" }));
  }

  #key(event) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // Inside a field or a widget the arrows have another meaning
    if (!by || event.altKey || event.ctrlKey || event.metaKey || this.#all) return;
    if (event.target.closest("input, select, textarea, gn-widget, [role=radiogroup]")) return;
    event.preventDefault();
    this.#go(this.#at + by);
  }

  #go(at) {
    this.#unpack();
    if (at < 0 || at >= this.#steps.length) return;
    this.#show(at);
    // Material keeps the scroll position in history.state; only the hash is ours
    history.replaceState(history.state, "", `#${this.#steps[at].id}`);
    const title = this.#steps[at].querySelector(".gn-step-title")?.textContent ?? "";
    say(`Schritt ${at + 1} von ${this.#steps.length}. ${title}`);
  }

  #show(at) {
    this.#at = at;
    this.#steps.forEach((step, number) => {
      step.classList.toggle("gn-away", !this.#all && number !== at);
    });
    this.#part("place").textContent = `${at + 1} von ${this.#count}`;
    this.#part("place").hidden = this.#all;
    for (const [name, end] of [["previous", 0], ["next", this.#count - 1]]) {
      this.#part(name).setAttribute("aria-disabled", String(at === end));
      this.#part(name).hidden = this.#all;
    }
  }

  #toggle() {
    this.#unpack();
    this.#all = !this.#all;
    this.#part("all").textContent = this.#all ? "Schritt für Schritt" : "Alle Schritte zeigen";
    this.classList.toggle("gn-stepping", !this.#all);
    this.#show(this.#at);
  }
}

customElements.define("gn-stepper", Stepper);
