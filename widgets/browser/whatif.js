// „Was wäre, wenn …?“: a button of a step opens a widget right below, from that step's state.

import { forget, load, placeOf } from "./store.js";

const nameOf = (button) => {
  const around = button.closest("[id]")?.id ?? "seite";
  return `${around}-wenn`;
};

function open(button) {
  const name = nameOf(button);
  const section = document.createElement("section");
  section.className = "gn-what-if-open";
  section.id = `${name}-offen`;
  section.setAttribute("aria-label", "Was wäre, wenn …?");
  section.tabIndex = -1;
  const widget = document.createElement("gn-widget");
  widget.setAttribute("widget", button.dataset.whatIf);
  widget.setAttribute("name", name);
  widget.setAttribute("start", button.dataset.start ?? "");
  section.append(widget);
  button.after(section);
  button.setAttribute("aria-expanded", "true");
  button.setAttribute("aria-controls", section.id);
  return { section, widget };
}

/** The button was used: open the widget and go there, or close it again. */
export function toggle(button) {
  const shown = document.getElementById(`${nameOf(button)}-offen`);
  if (shown) {
    shown.remove();
    button.setAttribute("aria-expanded", "false");
    forget(placeOf(nameOf(button)));
    button.removeAttribute("aria-controls");
    return;
  }
  const { section, widget } = open(button);
  section.focus({ preventScroll: true });
  section.scrollIntoView({ block: "nearest" });
  widget.begin();
}

/** After a reload: whatever was worked on is open again. */
export function reopen(root) {
  for (const button of root.querySelectorAll("button[data-what-if]"))
    if (load(placeOf(nameOf(button))) && !document.getElementById(`${nameOf(button)}-offen`))
      open(button);
}
