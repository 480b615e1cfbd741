// The course of a widget at the engine: what the reader uses waits in its order until the engine
// is there, is answered one after the other, and what was answered is shown and kept.

import { houseText } from "./choice.js";
import { accept, mark, refuse, refused, sameControls } from "./controls.js";
import { engine } from "./engine.js";
import { save } from "./files.js";
import { frameOf, paint, prepare } from "./paint.js";
import { say } from "./say.js";
import { Seat } from "./seat.js";

const LOST = "Wiederholt den letzten Schritt oder macht etwas anderes.";
const STALE = "Euer gespeicherter Stand passt nicht mehr zu dieser Fassung. Es geht von vorn los.";
const BROKEN_LINK = "Bittet um einen neuen Link; bis dahin steht hier der gewöhnliche Anfang.";
const FORGETFUL = "Dieser Browser merkt sich nichts: Sichert euren Stand, bevor ihr die Seite schließt.";

export class Course {
  /** The link that a new session begins with. */
  start = "";
  /** Whether the markup is what a new session would show. */
  painted = false;
  /** Whether it is to be worked out by the table's house rules as soon as the engine is there. */
  follows = false;
  #seat = new Seat();
  #wanted = false;
  #warmed = false;
  #working = false;
  #queue = [];
  #widget;
  #lines;
  #drafts;
  #work;

  constructor(widget, lines, drafts, work) {
    this.#widget = widget;
    this.#lines = lines;
    this.#drafts = drafts;
    this.#work = work;
  }

  get open() {
    return this.#seat.open;
  }

  /** The state as a share link; begins with "!" when there is a sentence instead. */
  get link() {
    return this.#seat.link || this.start;
  }

  /** The share link that the work began with; empty: the widget's own start. */
  get from() {
    return this.start === this.#widget.start ? "" : this.start;
  }

  /** Somebody is about to use it: by the first click, all may be ready. */
  warm() {
    this.#warmed = true;
    if (engine.state === "idle") engine.start();
    prepare();
  }

  /** Start the engine and open the widget now. */
  begin() {
    this.#wanted = true;
    this.pump();
  }

  /** Begin anew from what is kept: these, or nothing. Nothing waits any more. */
  leave(link = "", saved = "") {
    this.#seat.leave(link, saved);
    this.#queue = [];
    this.painted = false;
  }

  close() {
    this.#seat.close();
  }

  /** The reader used a control; the number it has is looked up when its turn comes. */
  use(control, kind, value) {
    this.#queue.push({ control, kind, value, mark: mark(control) });
    this.begin();
  }

  /** Something about the whole widget, in its turn: "follow" other house rules, or "export", the
   *  whole work or the paper of the name `about`. */
  ask(what, about = "") {
    this.#queue.push({ what, about });
    this.begin();
  }

  keep(answer, from = this.from) {
    if (!this.#work.keep(answer, from)) this.#lines.note(FORGETFUL);
  }

  /** Long work comes in pieces: while this element stands there, the next piece is asked for. */
  get ticking() {
    return document.hidden ? null : this.#widget.querySelector(":scope > .gn-frame [data-on-tick]");
  }

  /** The engine is ready now. */
  ready() {
    this.pump(this.#warmed || this.follows);
  }

  failed() {
    if (!this.#wanted) return;
    this.#lines.idle();
    this.#lines.note(engine.reason, engine.retry);
    if (!engine.retry) this.#queue = [];
  }

  lost() {
    const used = this.#seat.open || this.#working;
    this.#seat.open = this.painted = false;
    if (!used) return;
    this.#wanted = true;
    this.#lines.note(`${engine.reason} ${LOST}`);
    this.#lines.busy(engine.state !== "ready");
  }

  async pump(quietly = false) {
    if (this.#seat.open && this.ticking) quietly = true;
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
    if (this.#queue.length && engine.state === "ready") this.pump();
  }

  #next() {
    const control = this.#queue.length ? null : this.ticking;
    if (control) this.#queue.push({ control, kind: "onTick", value: "", mark: mark(control) });
    return this.#queue[0];
  }

  async #begin() {
    const { key, name, root, start: own } = this.#widget;
    const house = houseText(key) || (this.from && "=");
    const answer = await this.#seat.begin(key, name, root, this.start, house);
    if (answer.problem && this.#seat.saved) {
      this.#lines.note(STALE);
      this.painted = false;
      this.#seat.saved = "";
      this.#work.drop();
      return this.#begin();
    }
    if (answer.problem && this.start !== own) {
      this.#lines.note(`${answer.problem} ${BROKEN_LINK}`);
      this.start = own;
      return this.#begin();
    }
    if (answer.problem) {
      this.#queue = [];
      this.#wanted = false;
      return this.#problem(answer);
    }
    this.#seat.open = true;
    // A step waits, and what it starts from stands there already: painting it again takes time
    if (this.#queue.length && this.painted && sameControls(frameOf(this.#widget), answer.html))
      this.#seat.know(answer);
    else await this.#show(answer);
    this.follows = false;
    if (!this.#work.guest) return;
    this.keep(answer);
    this.#lines.guest(true);
    this.#work.tell();
  }

  async #step(used) {
    const { control, kind, value, what, about } = used;
    if (what) return this.#asked(what, about);
    const same = this.#widget.contains(control) && mark(control) === used.mark;
    const index = same ? Number(control.dataset[kind]) : -1;
    if (!(index >= 0)) return void this.#queue.shift();
    const answer = await this.#seat.act(index, value).finally(() => {
      if (this.#queue[0] === used) this.#queue.shift();
    });
    if (answer.problem && kind === "onTick") control.remove();
    if (answer.problem) return this.#problem(answer, kind === "onChange" ? control : null);
    this.#lines.note("");
    if (control.closest(".gn-bar")) this.#accept(...this.#widget.querySelectorAll("[aria-invalid]"));
    this.#accept(control);
    await this.#show(answer);
    this.keep(answer);
    this.#work.tell();
    if (this.ticking) this.#lines.idle();
    else say(answer.say);
  }

  async #asked(what, about) {
    const args = [what === "follow" ? houseText(this.#widget.key) : about];
    const answer = await this.#seat.ask(what, ...args);
    this.#queue.shift();
    if (answer.problem) return this.#problem(answer);
    if (what === "export") return save(answer);
    await this.#show(answer);
    if (this.#work.last) this.keep(answer);
  }

  async #show(answer) {
    this.#seat.know(answer);
    const unsent = (control) =>
      refused(control) ||
      this.#queue.some((used) => used.control === control && used.kind === "onChange");
    await paint(frameOf(this.#widget), answer.html, unsent);
  }

  #accept(...controls) {
    controls.forEach((control) => (this.#drafts.drop(control), accept(control)));
  }

  #problem({ problem, detail }, control = null) {
    if (detail) console.error(detail);
    this.#lines.note(problem);
    refuse(control, this.#lines.id);
  }
}
