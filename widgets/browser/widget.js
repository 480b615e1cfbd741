// <gn-widget widget="soa/throwdown" name="w1" root="../../" start="">: a Python widget in the page.
// Its static markup stands there at once; the first use starts the engine and is not lost.

import { houseText } from "./choice.js";
import { Drafts } from "./drafts.js";
import { engine, ROOT, VERSION } from "./engine.js";
import { read, save } from "./files.js";
import { Lines } from "./lines.js";
import { paint, prepare } from "./paint.js";
import { say } from "./say.js";
import { addressOf, copy, leave, shared } from "./share.js";
import { devicePlace, forget, keep, load, placeOf } from "./store.js";

const LOST = "Wiederholt den letzten Schritt oder macht etwas anderes.";
const STALE = "Euer gespeicherter Stand passt nicht mehr zu dieser Fassung. Es geht von vorn los.";
const BROKEN_LINK = "Bittet um einen neuen Link; bis dahin steht hier der gewöhnliche Anfang.";
const FORGETFUL = "Dieser Browser merkt sich nichts: Sichert euren Stand, bevor ihr die Seite schließt.";
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
  #drafts = new Drafts();
  /** The last answer as it is kept; null: nothing was done yet. */
  #last = null;
  /** Whether this is somebody else's work, shown while the reader's own stays on the device. */
  #guest = false;
  /** Whether it is to be worked out by the table's house rules as soon as the engine is there. */
  #follows = false;

  connectedCallback() {
    this.#heard = new AbortController();
    const { signal } = this.#heard;
    const hear = (target, names, what) =>
      names.forEach((name) => target.addEventListener(name, what, { signal }));
    hear(this, ["pointerenter", "focusin", "pointerdown"], () => this.#warm());
    hear(this, ["click"], (event) => this.#clicked(event));
    hear(this, ["change"], (event) => this.#changed(event));
    hear(this, ["input"], ({ target }) => this.#drafts.note(target));
    hear(this, ["submit"], (event) => event.preventDefault());
    hear(engine, ["ready"], () => this.#pump(this.#warmed));
    hear(engine, ["failed"], () => this.#failed());
    hear(engine, ["lost"], () => this.#lost());
    hear(window, ["hashchange"], () => this.#followHash());
    hear(window, ["storage"], ({ key }) => key === this.#place && this.again());
    hear(document, ["gn-house"], ({ detail }) => this.key.startsWith(`${detail}/`) && this.#follow());
    hear(document, ["visibilitychange"], () => this.#pump());
    this.#painted = this.querySelector(":scope > .gn-frame") !== null;
    this.#enter();
    this.#restore();
    this.#followHash();
    this.#follow();
    for (const control of this.#drafts.back(this)) this.#use(control, "onChange", control.value);
  }

  disconnectedCallback() {
    this.#heard.abort();
    this.#lines.idle();
    if (this.#open && engine.state === "ready") engine.call("close", this.#seat).catch(() => {});
    this.#open = false;
  }

  get key() {
    return this.getAttribute("widget") ?? "";
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
  /** Show what is kept now; another tab, or another part of the page, has changed it. */
  again() {
    this.#saved = this.#link = "";
    this.#open = this.#painted = false;
    this.#queue = [];
    this.#enter();
    this.#restore();
    if (!this.#painted) this.begin();
  }

  // Where the work is kept: with somebody else's, only in this tab
  #enter() {
    this.#guest = this.getAttribute("keep") === "device" && Boolean(this.#sharedLink());
    const device = this.getAttribute("keep") === "device" && !this.#guest;
    this.#place = device ? devicePlace(ROOT, this.key) : placeOf(this.name);
    this.#start = this.getAttribute("start") ?? "";
    this.#drafts.at(this.#place);
    this.#lines.guest(this.#guest);
  }

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
    this.#last = kept;
    if (this.#guest) this.#tell();
    if (kept.version === VERSION && (kept.root === this.#root || kept.root)) {
      this.#frame.outerHTML = kept.html.replaceAll(`="${kept.root}`, `="${this.#root}`);
      this.#painted = true;
      if (this.#ticking) this.begin();
    } else {
      this.#painted = false;
      this.begin();
    }
  }

  get #root() {
    return this.getAttribute("root") ?? ROOT;
  }

  #sharedLink() {
    const found = shared();
    const first = document.querySelector(`gn-widget[widget="${this.key}"]`);
    return found && first === this && found.key === this.key ? found.link : null;
  }

  #followHash() {
    const link = this.#sharedLink();
    if (link === null) return;
    requestAnimationFrame(() => this.scrollIntoView({ block: "start" }));
    if (!link) return;
    this.#enter();
    if (link === load(this.#place)?.from) return;
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
      // No link, but the sentence why there is none
      if (this.#link.startsWith("!")) return this.#lines.note(this.#link.slice(1));
      copy(addressOf(`${this.key}/${this.#link || this.#start}`), control);
    } else if (control.dataset.do === "print") print();
    else if (control.dataset.do === "export") this.#ask("export");
    else if (control.dataset.do === "mine") this.#leave();
    else if (control.dataset.do === "adopt") this.#adopt();
    else if (control.dataset.do === "retry") this.#retry();
    else if (control.dataset.onClick !== undefined && control.getAttribute("aria-disabled") !== "true")
      this.#use(control, "onClick", "");
  }

  async #changed({ target }) {
    if (target.dataset.onChange !== undefined) this.#use(target, "onChange", valueOf(target));
    if (target.dataset.onFile === undefined) return;
    const found = await read(target);
    if (found?.problem) this.#lines.note(found.problem);
    else if (found) this.#use(target, "onFile", found.text);
  }

  // The table has chosen other house rules, or has done so before
  #follow() {
    if (this.#open) return void this.#ask("follow");
    this.#follows = houseText(this.key).length > 1;
    if (!this.#follows) return;
    this.#painted = false;
    if (engine.state === "ready") this.begin();
  }

  #leave() {
    forget(this.#place);
    leave();
    this.again();
  }

  #adopt() {
    leave();
    this.#enter();
    if (this.#last) this.#keep({ ...this.#last, from: "" });
    this.#tell();
  }

  #tell() {
    const house = this.#last?.house;
    const detail = { house, own: !this.#guest };
    if (house) this.dispatchEvent(new CustomEvent("gn-chosen", { bubbles: true, detail }));
  }

  // Something about the whole widget, in its turn after what was clicked before
  #ask(what) {
    this.#queue.push({ what });
    this.#wanted = true;
    this.#pump();
  }

  async #asked(what) {
    const args = what === "follow" ? [this.#seat, houseText(this.key)] : [this.#seat];
    const answer = JSON.parse(await engine.call(what, ...args));
    this.#queue.shift();
    if (answer.problem) return this.#problem(answer);
    if (what === "export") return save(answer);
    await this.#show(answer);
    if (this.#last) this.#keep(answer);
  }

  #keep({ html, link, save: saved, house, from = this.#from }) {
    this.#last = { version: VERSION, from, root: this.#root, html, link, save: saved, house };
    const done = keep(this.#place, this.#last);
    if (!done && this.getAttribute("keep") === "device") this.#lines.note(FORGETFUL);
  }

  get #from() {
    return this.#start === (this.getAttribute("start") ?? "") ? "" : this.#start;
  }

  #use(control, kind, value) {
    this.#queue.push({ control, kind, value, mark: mark(control) });
    this.#wanted = true;
    this.#pump();
  }

  // Long work comes in pieces: while this element stands there, the next piece is asked for
  get #ticking() {
    return document.hidden ? null : this.querySelector(":scope > .gn-frame [data-on-tick]");
  }

  #next() {
    const control = this.#queue.length ? null : this.#ticking;
    if (control) this.#queue.push({ control, kind: "onTick", value: "", mark: mark(control) });
    return this.#queue[0];
  }

  async #pump(quietly = false) {
    if (this.#open && this.#ticking) quietly = true;
    if (!(this.#wanted || quietly) || this.#working) return;
    if (this.#wanted) this.#lines.busy(engine.state !== "ready");
    if (engine.state !== "ready") return engine.start();
    this.#working = true;
    try {
      if (!this.#open) await this.#begin();
      while (this.#open && this.#next()) await this.#step(this.#queue[0]);
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
    const start = this.#start;
    const house = houseText(this.key) || (this.#from && "=");
    const args = [this.#seat, this.key, this.name, this.#root, start, this.#saved, house];
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
    this.#follows = false;
    if (!this.#guest) return;
    this.#keep(answer);
    this.#tell();
  }

  async #step(used) {
    const { control, kind, value, what } = used;
    if (what) return this.#asked(what);
    const same = this.contains(control) && mark(control) === used.mark;
    const index = same ? Number(control.dataset[kind]) : -1;
    if (!(index >= 0)) return void this.#queue.shift();
    const answer = JSON.parse(
      await engine.call("act", this.#seat, this.#revision, index, value).finally(() => {
        if (this.#queue[0] === used) this.#queue.shift();
      }),
    );
    if (answer.problem && kind === "onTick") control.remove();
    if (answer.problem) return this.#problem(answer, kind === "onChange" ? control : null);
    this.#lines.note("");
    if (control.closest(".gn-bar")) this.#accept(...this.querySelectorAll("[aria-invalid]"));
    this.#accept(control);
    await this.#show(answer);
    this.#keep(answer);
    this.#tell();
    if (this.#ticking) this.#lines.idle();
    else say(answer.say);
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
      this.#drafts.drop(control);
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
