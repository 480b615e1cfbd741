// <gn-widget widget="soa/throwdown" name="w1" root="../../" start="">: a Python widget in the page.
// Its static markup stands there at once; the first use starts the engine and is not lost.

import { engine, ROOT, VERSION } from "./engine.js";
import { Lines } from "./lines.js";
import { paint, prepare } from "./paint.js";
import { say } from "./say.js";
import { addressOf, copy, shared } from "./share.js";
import { forget, keep, load, placeOf } from "./store.js";

const LOST = "Wiederholt den letzten Schritt oder macht etwas anderes.";
const STALE = "Euer gespeicherter Stand passt nicht mehr zu dieser Fassung. Es geht von vorn los.";
const BROKEN_LINK = "Bittet um einen neuen Link; bis dahin steht hier der gewöhnliche Anfang.";
let seats = 0;

/** What makes a control the same one to the reader, also after its number has changed. */
const mark = (control) =>
  [control.id, control.name, control.value, control.getAttribute("aria-label"), control.textContent]
    .slice(0, control.matches("button") ? 5 : 2)
    .join("|");

const valueOf = (control) =>
  control.type === "checkbox" ? (control.checked ? "on" : "") : (control.value ?? "");

/** Whether the controls that stand there are those of the markup: the page may be an older one. */
const sameControls = (frame, html) =>
  frame.querySelectorAll("[data-on-click], [data-on-change]").length ===
  html.split(/ data-on-(?:click|change)="/).length - 1;

export class Widget extends HTMLElement {
  #seat = `s${++seats}`;
  #place = "";
  #start = "";
  #saved = "";
  #link = "";
  #revision = 0;
  #open = false;
  /** Whether the markup is what a new session would show. */
  #painted = false;
  #wanted = false;
  #warmed = false;
  #working = false;
  #queue = [];
  #heard = null;
  #lines = new Lines(this);

  connectedCallback() {
    this.#heard = new AbortController();
    const { signal } = this.#heard;
    const hear = (target, names, what) =>
      names.forEach((name) => target.addEventListener(name, what, { signal }));
    this.#place = placeOf(this.name);
    this.#start = this.getAttribute("start") ?? "";
    hear(this, ["pointerenter", "focusin", "pointerdown"], () => this.#warm());
    hear(this, ["click"], (event) => this.#clicked(event));
    hear(this, ["change"], (event) => this.#changed(event));
    hear(this, ["submit"], (event) => event.preventDefault());
    hear(engine, ["ready"], () => this.#pump(this.#warmed));
    hear(engine, ["failed"], () => this.#failed());
    hear(engine, ["lost"], () => this.#lost());
    hear(window, ["hashchange"], () => this.#followHash());
    this.#painted = this.querySelector(":scope > .gn-frame") !== null;
    this.#restore();
    this.#followHash();
  }

  disconnectedCallback() {
    this.#heard.abort();
    this.#lines.idle();
    if (this.#open && engine.state === "ready") engine.call("close", this.#seat).catch(() => {});
    this.#open = false;
  }

  get name() {
    return this.getAttribute("name") ?? "w";
  }

  /** Start the engine and open the widget now; for one that has no static markup. */
  begin() {
    this.#wanted = true;
    this.#pump();
  }

  // Somebody is about to use it: by the first click, all may be ready
  #warm() {
    this.#warmed = true;
    if (engine.state === "idle") engine.start();
    prepare();
  }

  get #frame() {
    let frame = this.querySelector(":scope > .gn-frame");
    if (!frame) {
      frame = document.createElement("div");
      frame.className = "gn-frame";
      this.prepend(frame);
    }
    return frame;
  }

  // What was left unfinished here stands there again, without waiting for the engine
  #restore() {
    const kept = load(this.#place);
    const link = this.#sharedLink();
    if (!kept || (link !== null && link !== kept.from)) return;
    this.#saved = kept.save;
    this.#link = kept.link;
    this.#start = kept.from || this.#start;
    if (kept.version === VERSION) this.#frame.outerHTML = kept.html;
    else {
      this.#painted = false;
      this.begin();
    }
  }

  #sharedLink() {
    const found = shared();
    const first = document.querySelector(`gn-widget[widget="${this.getAttribute("widget")}"]`);
    return found && first === this && found.key === this.getAttribute("widget") ? found.link : null;
  }

  #followHash() {
    const link = this.#sharedLink();
    if (link === null) return;
    requestAnimationFrame(() => this.scrollIntoView({ block: "start" }));
    if (!link || link === load(this.#place)?.from) return;
    this.#start = link;
    this.#saved = "";
    this.#painted = false;
    this.#open = false;
    this.#queue = [];
    this.begin();
  }

  #clicked(event) {
    const control = event.target.closest("button, [data-on-click]");
    if (!control || !this.contains(control)) return;
    if (control.dataset.do === "link") {
      const hash = `${this.getAttribute("widget")}/${this.#link || this.#start}`;
      copy(addressOf(hash), control);
    } else if (control.dataset.do === "print") print();
    else if (control.dataset.do === "retry") this.#retry();
    else if (control.dataset.onClick !== undefined && control.getAttribute("aria-disabled") !== "true")
      this.#use(control, "onClick", "");
  }

  #changed({ target }) {
    if (target.dataset.onChange !== undefined) this.#use(target, "onChange", valueOf(target));
  }

  #use(control, kind, value) {
    this.#queue.push({ control, kind, value, mark: mark(control) });
    this.#wanted = true;
    this.#pump();
  }

  async #pump(quietly = false) {
    if (!(this.#wanted || quietly) || this.#working) return;
    if (this.#wanted) this.#lines.busy(engine.state !== "ready");
    if (engine.state !== "ready") return engine.start();
    this.#working = true;
    try {
      if (!this.#open) await this.#begin();
      while (this.#open && this.#queue.length) await this.#step(this.#queue[0]);
      this.#wanted = !this.#open;
    } catch (error) {
      if (engine.state === "ready") console.error(error);
    } finally {
      this.#working = false;
      if (engine.state === "ready" && !this.#queue.length) this.#lines.idle();
    }
    if (this.#queue.length && engine.state === "ready") this.#pump();
  }

  async #begin() {
    const { name } = this;
    const root = this.getAttribute("root") ?? ROOT;
    const start = this.#start;
    const args = [this.#seat, this.getAttribute("widget"), name, root, start, this.#saved];
    const answer = JSON.parse(await engine.call("open", ...args));
    if (answer.problem && this.#saved) {
      this.#lines.note(STALE);
      this.#painted = false;
      this.#saved = "";
      forget(this.#place);
      return this.#begin();
    }
    const own = this.getAttribute("start") ?? "";
    if (answer.problem && start !== own) {
      this.#lines.note(`${answer.problem} ${BROKEN_LINK}`);
      this.#start = own;
      return this.#begin();
    }
    if (answer.problem) {
      this.#queue = [];
      this.#wanted = false;
      return this.#problem(answer);
    }
    this.#open = true;
    // A step waits, and what it starts from stands there already: painting it again takes time
    if (this.#queue.length && this.#painted && sameControls(this.#frame, answer.html))
      this.#know(answer);
    else await this.#show(answer);
  }

  async #step(used) {
    const { control, kind, value } = used;
    const same = this.contains(control) && mark(control) === used.mark;
    const index = same ? Number(control.dataset[kind]) : -1;
    if (!(index >= 0)) return void this.#queue.shift();
    const answer = JSON.parse(
      await engine.call("act", this.#seat, this.#revision, index, value).finally(() => {
        if (this.#queue[0] === used) this.#queue.shift();
      }),
    );
    if (answer.problem) return this.#problem(answer, kind === "onChange" ? control : null);
    this.#lines.note("");
    if (control.closest(".gn-bar")) this.#accept(...this.querySelectorAll("[aria-invalid]"));
    this.#accept(control);
    await this.#show(answer);
    const { html, link, save } = answer;
    const from = this.#start === (this.getAttribute("start") ?? "") ? "" : this.#start;
    keep(this.#place, { version: VERSION, from, html, link, save });
    say(answer.say);
  }

  #know(answer) {
    this.#revision = answer.revision;
    this.#link = answer.link;
    this.#saved = answer.save;
  }

  async #show(answer) {
    this.#know(answer);
    const unsent = (control) =>
      control.getAttribute("aria-invalid") === "true" ||
      this.#queue.some((used) => used.control === control && used.kind === "onChange");
    await paint(this.#frame, answer.html, unsent);
  }

  #accept(...controls) {
    for (const control of controls) {
      control.removeAttribute("aria-invalid");
      control.removeAttribute("aria-describedby");
    }
  }

  #problem({ problem, detail }, control = null) {
    if (detail) console.error(detail);
    this.#lines.note(problem);
    control?.setAttribute("aria-invalid", "true");
    control?.setAttribute("aria-describedby", this.#lines.id);
  }

  #failed() {
    if (!this.#wanted) return;
    this.#lines.idle();
    this.#lines.note(engine.reason, engine.retry);
    if (!engine.retry) this.#queue = [];
  }

  #lost() {
    const used = this.#open || this.#working;
    this.#open = this.#painted = false;
    if (!used) return;
    this.#wanted = true;
    this.#lines.note(`${engine.reason} ${LOST}`);
    this.#lines.busy(engine.state !== "ready");
  }

  #retry() {
    this.#lines.note("");
    this.#wanted = true;
    this.#pump();
  }
}
