// <gn-clock moment="41-1f" seconds="60">: measures how long somebody may speak. What is kept is
// when it ends, not how often it ticked: so it survives a reload and a sleeping phone.

import { ROOT } from "./engine.js";
import { ring, settings, wake, warn } from "./lead-signals.js";
import { say } from "./say.js";
import { devicePlace, keep, load } from "./store.js";

const PLACE = devicePlace(ROOT, "lead-clock");
const LAST = 10; // seconds before the end at which it warns
const LATE = 3; // seconds; a bell that nobody could hear when it was time does not ring any more
const STROKE = 2 * Math.PI * 46;

const PARTS = `
  <svg viewBox="0 0 100 100" aria-hidden="true">
    <circle class="gn-clock-track" cx="50" cy="50" r="46"/>
    <circle class="gn-clock-hand" cx="50" cy="50" r="46" transform="rotate(-90 50 50)"/>
  </svg>
  <button type="button" class="gn-clock-face" data-clock="run"><span class="gn-clock-left"></span><small></small></button>
  <button type="button" class="gn-clock-again" data-clock="again" aria-label="Uhr zurückstellen">↺</button>`;

export class Clock extends HTMLElement {
  #timer = 0;
  #heard = null;
  #said = new Set();

  static observedAttributes = ["moment", "seconds"];

  connectedCallback() {
    if (!this.querySelector(".gn-clock-face")) this.innerHTML = PARTS;
    this.#heard = new AbortController();
    const { signal } = this.#heard;
    this.addEventListener("click", (event) => this.#clicked(event), { signal });
    document.addEventListener("visibilitychange", () => this.#show(), { signal });
    window.addEventListener("storage", ({ key }) => key === PLACE && this.#show(), { signal });
    this.#enter();
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
    this.#heard?.abort();
  }

  attributeChangedCallback(_, before, now) {
    if (before !== null && before !== now && this.isConnected) this.#enter();
  }

  get #all() {
    return Number(this.getAttribute("seconds")) * 1000;
  }

  // {moment, end} while it runs, {moment, left} while it stands; another moment: a full clock
  get #kept() {
    const kept = load(PLACE);
    return kept?.moment === this.getAttribute("moment") ? kept : { left: this.#all };
  }

  #keep(state) {
    keep(PLACE, { moment: this.getAttribute("moment"), ...state });
  }

  get #left() {
    const { end, left } = this.#kept;
    return Math.max(0, end === undefined ? left : end - Date.now());
  }

  #enter() {
    this.#unsaid();
    if (settings().auto && load(PLACE)?.moment !== this.getAttribute("moment")) this.#run();
    this.#show();
  }

  #clicked(event) {
    const what = event.target.closest("[data-clock]")?.dataset.clock;
    if (what === "again") this.#keep({ left: this.#all });
    else if (what !== "run") return;
    else if (this.#kept.end !== undefined && this.#left > 0) this.#keep({ left: this.#left });
    else if (this.#left > 0) this.#run();
    else this.#keep({ left: this.#all });
    this.#unsaid();
    this.#show();
  }

  // Nothing has been signalled yet; a warning whose time is past will not be, either
  #unsaid() {
    this.#said.clear();
    if (this.#left <= LAST * 1000) this.#said.add("last");
  }

  #run() {
    wake();
    this.#keep({ end: Date.now() + this.#left });
  }

  #show() {
    clearTimeout(this.#timer);
    const left = this.#left;
    const running = this.#kept.end !== undefined;
    const state = left === 0 ? "over" : running ? "runs" : left < this.#all ? "stands" : "full";
    this.dataset.state = state;
    this.toggleAttribute("data-last", left <= LAST * 1000 && this.#all > LAST * 1000);
    const seconds = Math.ceil(left / 1000);
    const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    this.querySelector(".gn-clock-left").textContent = text;
    this.querySelector("small").textContent = {
      full: "Start", runs: "Pause", stands: "Weiter", over: "Die Zeit ist um",
    }[state];
    const hand = this.querySelector(".gn-clock-hand");
    hand.setAttribute("stroke-dasharray", `${(STROKE * left) / this.#all} ${STROKE}`);
    if (!running) return;
    this.#signal(left);
    // Once a second, when the number changes; the end itself exactly
    const pause = document.hidden ? Math.min(left, 1000) : left % 1000 || 1000;
    if (left > 0) this.#timer = setTimeout(() => this.#show(), pause);
  }

  #signal(left) {
    if (left <= LAST * 1000 && left > 0 && !this.#said.has("last")) {
      this.#said.add("last");
      warn();
      say(`Noch ${LAST} Sekunden.`);
    }
    if (left > 0 || this.#said.has("over")) return;
    this.#said.add("over");
    const late = Date.now() - this.#kept.end > LATE * 1000;
    this.#keep({ left: 0 });
    if (!late) ring();
    say("Die Zeit ist um.");
  }
}
