// The controls of a widget, as the reader sees them: which is which, what is in them, what is wrong.

/** What makes a control the same one to the reader, also after its number has changed. */
export const mark = (control) =>
  [control.id, control.name, control.value, control.getAttribute("aria-label"), control.textContent]
    .slice(0, control.matches("button") ? 5 : 2)
    .join("|");

export const valueOf = (control) =>
  control.type === "checkbox" ? (control.checked ? "on" : "") : (control.value ?? "");

/** The value is not to be used; the sentence with that id says why. */
export function refuse(control, id) {
  control?.setAttribute("aria-invalid", "true");
  control?.setAttribute("aria-describedby", id);
}

/** The value has been used. */
export function accept(control) {
  control.removeAttribute("aria-invalid");
  control.removeAttribute("aria-describedby");
}

export const refused = (control) => control.getAttribute("aria-invalid") === "true";

/** Whether the controls that stand there are those of the markup: the page may be an older one. */
export const sameControls = (frame, html) =>
  frame.querySelectorAll("[data-on-click], [data-on-change]").length ===
  html.split(/ data-on-(?:click|change)="/).length - 1;
