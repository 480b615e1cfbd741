// <gn-widget widget="soa/throwdown" name="w1" root="../../" start="">: a Python widget in the page.
// Its static markup stands there at once; the first use starts the engine and is not lost.

import { houseText } from "./choice.js";
import { mark, valueOf } from "./controls.js";
import { Course } from "./course.js";
import { Drafts } from "./drafts.js";
import { engine, ROOT } from "./engine.js";
import { read } from "./files.js";
import { Lines } from "./lines.js";
import { frameOf } from "./paint.js";
import { addressOf, copy, leave, sharedWith } from "./share.js";
import { devicePlace, documentPlace, load } from "./store.js";
import { Work } from "./work.js";

const NOTHING_KEPT = "Auf diesem Gerät liegt davon noch nichts.";

export class Widget extends HTMLElement {
  #heard = null;
  /** What was clicked last, as the reader sees it. */
  #pointed = "";
  #lines = new Lines(this);
  #drafts = new Drafts();
  #work = new Work(this);
  #course = new Course(this, this.#lines, this.#drafts, this.#work);

  connectedCallback() {
    const course = this.#course;
    this.#heard = new AbortController();
    const { signal } = this.#heard;
    const hear = (target, names, what) =>
      names.forEach((name) => target.addEventListener(name, what, { signal }));
    hear(this, ["pointerenter", "focusin", "pointerdown"], () => course.warm());
    hear(this, ["click"], (event) => this.#clicked(event));
    hear(this, ["change"], (event) => this.#changed(event));
    hear(this, ["input"], ({ target }) => this.#drafts.note(target));
    hear(this, ["submit"], (event) => event.preventDefault());
    hear(engine, ["ready"], () => course.ready());
    hear(engine, ["failed"], () => course.failed());
    hear(engine, ["lost"], () => course.lost());
    hear(window, ["hashchange"], () => this.#followHash());
    hear(window, ["storage"], ({ key }) => key === this.#work.place && this.again());
    hear(document, ["gn-house"], ({ detail }) => this.key.startsWith(`${detail}/`) && this.#follow());
    hear(document, ["visibilitychange"], () => course.pump());
    for (const name of this.getAttribute("scripts")?.split(" ") ?? []) import(`./${name}.js`);
    course.painted = this.querySelector(":scope > .gn-frame") !== null;
    this.#enter();
    this.#restore();
    this.#followHash();
    this.#follow();
    for (const control of this.#drafts.back(this)) course.use(control, "onChange", control.value);
  }

  disconnectedCallback() {
    this.#heard.abort();
    this.#lines.idle();
    this.#course.close();
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

  /** The link of the state that the page gives it to begin with; empty: its own. */
  get start() {
    return this.getAttribute("start") ?? "";
  }

  /** Start the engine and open the widget now; for one that has no static markup. */
  begin() {
    this.#course.begin();
  }

  /** Show what is kept now; another tab, or another part of the page, has changed it. */
  again() {
    this.#course.leave();
    this.#enter();
    this.#restore();
    if (!this.#course.painted) this.begin();
  }

  #enter() {
    this.#work.enter(Boolean(sharedWith(this)));
    this.#course.start = this.start;
    this.#drafts.at(this.#work.place);
    // Not before theirs stands there: what can't be seen yet can't be taken over
    this.#lines.guest(this.#work.guest && this.#work.last !== null);
  }

  // What was left unfinished here stands there again, without waiting for the engine
  #restore() {
    const kept = this.#work.last;
    const link = sharedWith(this);
    if (!kept || (link !== null && link !== kept.from)) return;
    this.#course.leave(kept.link, kept.save);
    this.#course.start = kept.from || this.#course.start;
    if (this.#work.guest) this.#work.tell();
    const html = this.#work.markup(this.root);
    this.#course.painted = html !== null;
    if (html !== null) frameOf(this).outerHTML = html;
    if (html === null || this.#course.ticking) this.begin();
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
    this.#course.start = link;
    this.#course.leave();
    this.begin();
  }

  #clicked(event) {
    const control = event.target.closest("button, [data-on-click]");
    if (!control || !this.contains(control)) return;
    // The second half of a double click was meant for what stood there at the first; an order
    // of a game is meant once, though the same button stands there again
    const second = event.detail > 1;
    if (second && ("once" in control.dataset || mark(control) !== this.#pointed)) return;
    this.#pointed = mark(control);
    if (control.dataset.do === "link") this.#share(control);
    else if (control.dataset.do === "print") print();
    else if (control.dataset.do === "export") this.#course.ask("export", control.dataset.file);
    else if (control.dataset.do === "mine") this.#leave();
    else if (control.dataset.do === "adopt") this.#adopt();
    else if (control.dataset.do === "retry") this.#retry();
    else if (control.dataset.kept) this.#take(control);
    else if (control.dataset.onClick !== undefined && control.getAttribute("aria-disabled") !== "true")
      this.#course.use(control, "onClick", "");
  }

  async #changed({ target }) {
    if (target.dataset.onChange !== undefined) this.#course.use(target, "onChange", valueOf(target));
    if (target.dataset.onFile === undefined) return;
    const found = await read(target);
    if (found?.problem) this.#lines.note(found.problem);
    else if (found) this.#course.use(target, "onFile", found.text);
  }

  // What another widget has left on this device
  #take(button) {
    const text = load(documentPlace(devicePlace(ROOT, button.dataset.kept)));
    if (typeof text === "string") this.#course.use(button, "onFile", text);
    else this.#lines.note(NOTHING_KEPT);
  }

  #share(button) {
    const { link } = this.#course;
    // No link, but the sentence why there is none
    if (link.startsWith("!")) this.#lines.note(link.slice(1));
    else copy(addressOf(`${this.key}/${link}`), button);
  }

  // The table has chosen other house rules, or has done so before
  #follow() {
    const course = this.#course;
    if (course.open) return void course.ask("follow");
    course.follows = houseText(this.key).length > 1;
    if (!course.follows) return;
    course.painted = false;
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
    if (theirs) this.#course.keep(theirs, "");
    this.#work.tell();
  }

  #retry() {
    this.#lines.note("");
    this.begin();
  }
}
