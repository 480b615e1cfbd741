// What was done in a widget: where it is kept, whose it is, and what the page hears of it.
// {version, from, root, html, link, save, house}: the last answer; `from` is the share link that
// it began with.

import { ROOT, VERSION } from "./engine.js";
import { devicePlace, documentPlace, forget, keep, load, placeOf } from "./store.js";

export class Work {
  /** The last answer as it is kept; null: nothing was done yet. */
  last = null;
  /** Whether this is somebody else's work, shown while the reader's own stays on the device. */
  guest = false;
  place = "";
  #widget;

  constructor(widget) {
    this.#widget = widget;
  }

  get #device() {
    return this.#widget.getAttribute("keep") === "device";
  }

  /** Look up what is kept; `shared`: a link shows somebody else's, which stays in this tab. */
  enter(shared) {
    this.guest = this.#device && shared;
    const own = this.#device && !shared;
    this.place = own ? devicePlace(ROOT, this.#widget.key) : placeOf(this.#widget.name);
    this.last = load(this.place);
  }

  /** Its markup for a page at `root`; null: another version of the site has written it. */
  markup(root) {
    const { version, html, root: before } = this.last;
    if (version !== VERSION || (!before && root)) return null;
    return before === root ? html : html.replaceAll(`="${before}`, `="${root}`);
  }

  /** Keep the answer; gives whether the device does so when it should. */
  keep({ html, link, save, house, document }, from) {
    const root = this.#widget.root;
    this.last = { version: VERSION, from, root, html, link, save, house };
    if (document !== undefined && this.#device && !this.guest) keep(documentPlace(this.place), document);
    return keep(this.place, this.last) || !this.#device;
  }

  /** What can't be read any more; on the device it is put aside, not thrown away. */
  drop() {
    if (this.last && this.#device && !this.guest) keep(`${this.place}:alt`, this.last);
    forget(this.place);
    this.last = null;
  }

  /** Tell the page which house rules were chosen, if this is what chooses them. */
  tell() {
    const detail = { house: this.last?.house, own: !this.guest };
    if (!detail.house) return;
    this.#widget.dispatchEvent(new CustomEvent("gn-chosen", { bubbles: true, detail }));
  }
}
