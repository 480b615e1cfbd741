// <gn-house game="lmf" root="../../">: the folded panel of house rules, and all on its page that
// follows them. Without own house rules it does nothing and starts nothing.

import { broken, choice, drop, follow, isPlace, keepChoice, kept, reading } from "./choice.js";
import { engine, ROOT } from "./engine.js";
import { Exhibits } from "./exhibits.js";
import { shared } from "./share.js";
import { fill } from "./stepper.js";

const BROKEN = "Eure gespeicherten Hausregeln lassen sich nicht lesen. Es gelten unsere Vorschläge.";
const ELSEWHERE = "Dieser Browser merkt sich nichts: Auf der nächsten Seite gelten wieder die Vorschläge.";
/** So the addresses of its questions begin. */
const INSIDE = "hausregeln-wahl-";
const idle = (work) => (window.requestIdleCallback ?? setTimeout)(work, { timeout: 3000 });

class House extends HTMLElement {
  #heard = null;
  #exhibits = null;

  get game() {
    return this.getAttribute("game");
  }

  get #fold() {
    return this.querySelector("details");
  }

  get #key() {
    return `${this.game}/hausregeln`;
  }

  connectedCallback() {
    this.#heard = new AbortController();
    const { signal } = this.#heard;
    this.#exhibits = new Exhibits(this.game, this.getAttribute("root") ?? ROOT);
    this.addEventListener("gn-chosen", ({ detail }) => this.#chosen(detail), { signal });
    this.addEventListener("gn-left", () => follow(this.game, kept(this.game)), { signal });
    document.addEventListener("gn-house", ({ detail }) => detail === this.game && this.#show(), {
      signal,
    });
    engine.addEventListener("ready", () => this.#exhibits.show(), { signal });
    const elsewhere = ({ key }) => isPlace(key, this.game) && follow(this.game, kept(this.game));
    addEventListener("storage", elsewhere, { signal });
    addEventListener("hashchange", () => this.#unfold(), { signal });
    // Before anybody scrolls there: instant navigation fires no "hashchange"
    const clicked = ({ target }) => this.#clicked(target.closest?.("a[href*='#']"));
    document.addEventListener("click", clicked, { signal, capture: true });
    this.#unfold();
    if (broken(this.game)) {
      drop(this.game);
      this.#note(BROKEN);
    }
    const mine = kept(this.game);
    follow(this.game, mine);
    this.#show();
    if (mine?.text) whenIdle(() => this.isConnected && this.#check(mine.text));
  }

  disconnectedCallback() {
    this.#heard.abort();
    this.#exhibits.end();
  }

  #unfold() {
    const here = shared()?.key === this.#key || location.hash === "#hausregeln";
    if (here) {
      this.#fold.open = true;
      fill(this.#fold);
    }
    this.#open(location.hash)?.scrollIntoView();
  }

  // A link may lead to one question inside; gives it
  #open(hash) {
    if (hash.startsWith(`#${INSIDE}`)) fill(this.#fold);
    const aim = hash && document.getElementById(hash.slice(1));
    if (!aim || aim === this || !this.contains(aim)) return null;
    for (let at = aim; this.contains(at); at = at.parentElement)
      if (at.localName === "details") at.open = true;
    return aim;
  }

  // Material may put the page back to where it was before; what was asked for comes into view
  #clicked(link) {
    const aim = link && this.#open(link.hash);
    if (aim && link.pathname === location.pathname)
      requestAnimationFrame(() => aim.scrollIntoView());
  }

  // The panel has spoken: for this page only when it shows somebody else's rules
  #chosen({ house, own }) {
    this.#note("");
    if (own && !keepChoice(house)) this.#note(ELSEWHERE);
    follow(this.game, house);
  }

  // What is kept may come from another version of the site, or from somebody's hands
  async #check(text) {
    if (engine.state === "idle") engine.start();
    await engine.ready();
    const answer = JSON.parse(await engine.call("house", this.game, text));
    if (!this.isConnected || choice(this.game)?.text !== text) return;
    if (answer.problem) {
      drop(this.game);
      this.#note(BROKEN);
      follow(this.game, null);
      this.querySelector("gn-widget")?.again();
    } else {
      keepChoice(answer);
      follow(this.game, answer);
    }
  }

  #show() {
    const now = choice(this.game);
    const label = this.querySelector(".gn-house-now");
    label.dataset.ours ??= label.textContent;
    label.textContent = now?.text ? now.now : label.dataset.ours;
    this.classList.toggle("gn-own", Boolean(now?.text));
    for (const answer of document.querySelectorAll(`[data-option^="${this.game}/"]`)) {
      answer.dataset.ours ??= answer.textContent;
      const own = reading(answer.dataset.option);
      answer.textContent = own ?? answer.dataset.ours;
      answer.classList.toggle("gn-own", own !== null);
      const whose = answer.closest("[data-rule-option]")?.querySelector(".gn-option-whose");
      if (whose) whose.textContent = own === null ? "Unser Vorschlag" : "Bei euch";
    }
    this.#exhibits.show();
  }

  #note(sentence) {
    this.querySelector(":scope > .gn-note")?.remove();
    if (!sentence) return;
    const line = document.createElement("p");
    line.className = "gn-note";
    line.setAttribute("role", "alert");
    line.textContent = sentence;
    this.append(line);
  }
}

function whenIdle(work) {
  if (document.readyState === "complete") idle(work);
  else addEventListener("load", () => idle(work), { once: true });
}

customElements.define("gn-house", House);
