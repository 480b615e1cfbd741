// <gn-offline>: keeps this page and its engine ready for a room without a network, if the reader
// wants that. Nothing is kept before: it is some megabytes, and they are the reader's.

import { ROOT } from "./engine.js";
import { say } from "./say.js";

const TEXTS = {
  none: "Dieser Browser kann Seiten nicht für offline bereithalten.",
  off: "Ohne Netz geht das Werkzeug, wenn ihr es vorher bereithaltet. Das lädt fünf bis zwölf Megabyte.",
  busy: "Wird bereitgehalten …",
  on: "Bereit: Seite und Werkzeug gehen auch ohne Netz. Neue Fassungen kommen von selbst.",
  failed: "Das hat nicht geklappt. Prüft das Netz und den freien Speicher, dann versucht es nochmal.",
};
const DOES = { off: "Für offline bereithalten", on: "Nicht mehr bereithalten", failed: "Nochmal versuchen" };

export class Offline extends HTMLElement {
  #state = "";

  async connectedCallback() {
    if (!this.firstElementChild) {
      this.append(document.createElement("p"), document.createElement("button"));
      this.lastChild.type = "button";
      this.lastChild.className = "gn-action";
      this.lastChild.addEventListener("click", () => this.#clicked());
    }
    this.#show("serviceWorker" in navigator ? "off" : "none");
    if ((await this.#registration())?.active) this.#show("on");
  }

  async #registration() {
    const found = await navigator.serviceWorker?.getRegistration(ROOT).catch(() => undefined);
    // Another site above ours may have one, too
    return found && new URL(found.scope).pathname === ROOT ? found : undefined;
  }

  #show(state) {
    this.#state = this.dataset.state = state;
    const [line, button] = this.children;
    line.textContent = TEXTS[state];
    button.hidden = !(state in DOES);
    button.textContent = DOES[state] ?? "";
  }

  async #clicked() {
    const on = this.#state === "on";
    this.#show("busy");
    try {
      await (on ? this.#drop() : this.#keep());
      this.#show(on ? "off" : "on");
    } catch {
      this.#show("failed");
    }
    say(TEXTS[this.#state]);
  }

  async #keep() {
    const made = await navigator.serviceWorker.register(`${ROOT}sw.js`, { scope: ROOT });
    const worker = made.installing ?? made.waiting ?? made.active;
    navigator.storage?.persist?.().catch(() => {}); // only a wish
    await new Promise((done, fail) => {
      const look = () => {
        if (worker.state === "activated") done();
        if (worker.state === "redundant") fail(new Error("not installed"));
      };
      worker.addEventListener("statechange", look);
      look();
    });
  }

  async #drop() {
    await (await this.#registration())?.unregister();
    for (const name of await caches.keys()) if (name.startsWith(`gn:${ROOT}:`)) await caches.delete(name);
  }
}
