// <gn-widget widget="soa/throwdown" name="w1" root="../../" start="">: a Python widget in the page.
// Its static markup stands there at once; the first use starts the engine and is not lost.

import { houseText } from "./choice.js";
import { accept, mark, refuse, refused, sameControls, valueOf } from "./controls.js";
import { Drafts } from "./drafts.js";
import { engine, ROOT } from "./engine.js";
import { read, save } from "./files.js";
import { Lines } from "./lines.js";
import { frameOf, paint, prepare } from "./paint.js";
import { say } from "./say.js";
import { Seat } from "./seat.js";
import { addressOf, copy, leave, sharedWith } from "./share.js";
import { Work } from "./work.js";

const LOST = "Wiederholt den letzten Schritt oder macht etwas anderes.";
const STALE = "Euer gespeicherter Stand passt nicht mehr zu dieser Fassung. Es geht von vorn los.";
const BROKEN_LINK = "Bittet um einen neuen Link; bis dahin steht hier der gewöhnliche Anfang.";
const FORGETFUL = "Dieser Browser merkt sich nichts: Sichert euren Stand, bevor ihr die Seite schließt.";

export class Widget extends HTMLElement {
  #seat = new Seat();
  #start = "";
  /** Whether the markup is what a new session would show. */
  #painted = false;
  #wanted = false;
  #warmed = false;
  #working = false;
  #queue = [];
  #heard = null;
  #lines = new Lines(this);
  #drafts = new Drafts();
  #work = new Work(this);
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
    hear(engine, ["ready"], () => this.#pump(this.#warmed || this.#follows));
    hear(engine, ["failed"], () => this.#failed());
    hear(engine, ["lost"], () => this.#lost());
    hear(window, ["hashchange"], () => this.#followHash());
    hear(window, ["storage"], ({ key }) => key === this.#work.place && this.again());
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
    this.#seat.close();
  }

  get key() {
    return this.getAttribute("widget") ?? "";
  }

  get root() {
    return this.getAttribute("root") ?? ROOT;
  }

  get name() {
    return this.getAttribute("name") ?? "w";
  }

  /** Start the engine and open the widget now; for one that has no static markup. */
  begin() {
    this.#wanted = true;
    this.#pump();
  }

  /** Show what is kept now; another tab, or another part of the page, has changed it. */
  again() {
    this.#seat.leave();
    this.#painted = false;
    this.#queue = [];
    this.#enter();
    this.#restore();
    if (!this.#painted) this.begin();
  }

  #enter() {
    this.#work.enter(Boolean(sharedWith(this)));
    this.#start = this.getAttribute("start") ?? "";
    this.#drafts.at(this.#work.place);
    // Not before theirs stands there: what can't be seen yet can't be taken over
    this.#lines.guest(this.#work.guest && this.#work.last !== null);
  }

  // Somebody is about to use it: by the first click, all may be ready
  #warm() {
    this.#warmed = true;
    if (engine.state === "idle") engine.start();
    prepare();
  }

  // What was left unfinished here stands there again, without waiting for the engine
  #restore() {
    const kept = this.#work.last;
    const link = sharedWith(this);
    if (!kept || (link !== null && link !== kept.from)) return;
    this.#seat.leave(kept.link, kept.save);
    this.#start = kept.from || this.#start;
    if (this.#work.guest) this.#work.tell();
    const html = this.#work.markup(this.root);
    this.#painted = html !== null;
    if (this.#painted) frameOf(this).outerHTML = html;
    if (!this.#painted || this.#ticking) this.begin();
  }

  #followHash() {
    const link = sharedWith(this);
    if (link === null) return;
    requestAnimationFrame(() => this.scrollIntoView({ block: "start" }));
    if (!link) return;
    this.#enter();
    if (link === this.#work.last?.from) return;
    this.#work.last = null;
    this.#lines.guest(false);
    this.#start = link;
    this.#seat.leave();
    this.#painted = false;
    this.#queue = [];
    this.begin();
  }

  #clicked(event) {
    const control = event.target.closest("button, [data-on-click]");
    if (!control || !this.contains(control)) return;
    if (control.dataset.do === "link") this.#share(control);
    else if (control.dataset.do === "print") print();
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

  #share(button) {
    const { link } = this.#seat;
    // No link, but the sentence why there is none
    if (link.startsWith("!")) this.#lines.note(link.slice(1));
    else copy(addressOf(`${this.key}/${link || this.#start}`), button);
  }

  // The table has chosen other house rules, or has done so before
  #follow() {
    if (this.#seat.open) return void this.#ask("follow");
    this.#follows = houseText(this.key).length > 1;
    if (!this.#follows) return;
    this.#painted = false;
    if (engine.state === "ready") this.begin();
  }

  // Back to the reader's own
  #leave() {
    this.#work.drop();
    leave();
    this.again();
    this.dispatchEvent(new CustomEvent("gn-left", { bubbles: true }));
  }

  // Somebody else's becomes the reader's own
  #adopt() {
    const theirs = this.#work.last;
    leave();
    this.#enter();
    if (theirs) this.#keep(theirs, "");
    this.#work.tell();
  }

  // Something about the whole widget, in its turn after what was clicked before
  #ask(what) {
    this.#queue.push({ what });
    this.#wanted = true;
    this.#pump();
  }

  async #asked(what) {
    const args = what === "follow" ? [houseText(this.key)] : [];
    const answer = await this.#seat.ask(what, ...args);
    this.#queue.shift();
    if (answer.problem) return this.#problem(answer);
    if (what === "export") return save(answer);
    await this.#show(answer);
    if (this.#work.last) this.#keep(answer);
  }

  #keep(answer, from = this.#from) {
    if (!this.#work.keep(answer, from)) this.#lines.note(FORGETFUL);
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
    if (this.#seat.open && this.#ticking) quietly = true;
    if (!(this.#wanted || quietly) || this.#working) return;
    if (this.#wanted) this.#lines.busy(engine.state !== "ready");
    if (engine.state !== "ready") return engine.start();
    this.#working = true;
    try {
      if (!this.#seat.open) await this.#begin();
      while (this.#seat.open && this.#next()) await this.#step(this.#queue[0]);
      this.#wanted = !this.#seat.open;
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
    const answer = await this.#seat.begin(this.key, this.name, this.root, start, house);
    if (answer.problem && this.#seat.saved) {
      this.#lines.note(STALE);
      this.#painted = false;
      this.#seat.saved = "";
      this.#work.drop();
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
    this.#seat.open = true;
    // A step waits, and what it starts from stands there already: painting it again takes time
    if (this.#queue.length && this.#painted && sameControls(frameOf(this), answer.html))
      this.#seat.know(answer);
    else await this.#show(answer);
    this.#follows = false;
    if (!this.#work.guest) return;
    this.#keep(answer);
    this.#lines.guest(true);
    this.#work.tell();
  }

  async #step(used) {
    const { control, kind, value, what } = used;
    if (what) return this.#asked(what);
    const same = this.contains(control) && mark(control) === used.mark;
    const index = same ? Number(control.dataset[kind]) : -1;
    if (!(index >= 0)) return void this.#queue.shift();
    const answer = await this.#seat.act(index, value).finally(() => {
      if (this.#queue[0] === used) this.#queue.shift();
    });
    if (answer.problem && kind === "onTick") control.remove();
    if (answer.problem) return this.#problem(answer, kind === "onChange" ? control : null);
    this.#lines.note("");
    if (control.closest(".gn-bar")) this.#accept(...this.querySelectorAll("[aria-invalid]"));
    this.#accept(control);
    await this.#show(answer);
    this.#keep(answer);
    this.#work.tell();
    if (this.#ticking) this.#lines.idle();
    else say(answer.say);
  }

  async #show(answer) {
    this.#seat.know(answer);
    const unsent = (control) =>
      refused(control) ||
      this.#queue.some((used) => used.control === control && used.kind === "onChange");
    await paint(frameOf(this), answer.html, unsent);
  }

  #accept(...controls) {
    controls.forEach((control) => (this.#drafts.drop(control), accept(control)));
  }

  #problem({ problem, detail }, control = null) {
    if (detail) console.error(detail);
    this.#lines.note(problem);
    refuse(control, this.#lines.id);
  }

  #failed() {
    if (!this.#wanted) return;
    this.#lines.idle();
    this.#lines.note(engine.reason, engine.retry);
    if (!engine.retry) this.#queue = [];
  }

  #lost() {
    const used = this.#seat.open || this.#working;
    this.#seat.open = this.#painted = false;
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
