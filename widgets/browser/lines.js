// What a widget says about itself above its frame: that it works on it, or why it did not work.

const PATIENCE = 300; // milliseconds; shorter waits need no words

export class Lines {
  #widget;
  #late = 0;

  constructor(widget) {
    this.#widget = widget;
  }

  /** The id of the sentence, for the control that it is about. */
  get id() {
    return `${this.#widget.name}-note`;
  }

  busy(starting) {
    if (this.#widget.hasAttribute("aria-busy")) return;
    this.#widget.setAttribute("aria-busy", "true");
    this.#late = setTimeout(
      () => this.#line("gn-busy", "status", starting ? "Die Engine startet …" : "Rechnet …"),
      PATIENCE,
    );
  }

  idle() {
    clearTimeout(this.#late);
    this.#widget.removeAttribute("aria-busy");
    this.#widget.querySelector(":scope > .gn-busy")?.remove();
  }

  /** Show the sentence, with a button to try again; an empty one takes it away. */
  note(sentence, retry = false) {
    this.#widget.querySelector(":scope > .gn-note")?.remove();
    if (!sentence) return;
    const line = this.#line("gn-note", "alert", sentence);
    line.id = this.id;
    if (!retry) return;
    const button = document.createElement("button");
    Object.assign(button, { type: "button", textContent: "Nochmal versuchen" });
    button.dataset.do = "retry";
    line.append(" ", button);
  }

  /** Say that this is somebody else's work, and offer the reader's own; `shown` false: no more. */
  guest(shown) {
    this.#widget.querySelector(":scope > .gn-guest")?.remove();
    if (!shown) return;
    const what = this.#widget.getAttribute("guest") ?? "einen geteilten Stand";
    const line = this.#line("gn-guest", "status", `Ihr seht ${what}. Eure eigenen Angaben bleiben. `);
    for (const [name, text] of [["mine", "Meine wieder nehmen"], ["adopt", "Diese übernehmen"]]) {
      const button = document.createElement("button");
      Object.assign(button, { type: "button", textContent: text });
      button.dataset.do = name;
      line.append(" ", button);
    }
  }

  #line(name, role, text) {
    const found = this.#widget.querySelector(`:scope > .${name}`);
    const line = found ?? document.createElement("p");
    line.className = name;
    line.setAttribute("role", role);
    line.textContent = text;
    if (!found) this.#widget.prepend(line);
    return line;
  }
}
