// Links: what the address says about a widget, and how an address gets into somebody's hands.

import { say } from "./say.js";

/** {key, link} of a shared widget state in the address's hash, or null. */
export function shared() {
  const match = /^#([a-z]+\/[a-z0-9-]+)\/([\w-]*)(.*)$/.exec(decoded(location.hash));
  // Whatever does not belong to a link makes it a broken one, and that is said
  return match && { key: match[1], link: match[2] + (match[3] && `${match[3]}!`) };
}

/** The link of the address when it is meant for this widget, the first of its kind; else null. */
export function sharedWith(widget) {
  const found = shared();
  if (found?.key !== widget.key) return null;
  const first = document.querySelector(`gn-widget[widget="${widget.key}"]`);
  return first === widget ? found.link : null;
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address of this page with that hash. */
export const addressOf = (hash) => `${location.href.split("#")[0]}#${hash}`;

/** Take the hash off the address; the page stays as it is. */
export const leave = () =>
  // Material keeps the scroll position in history.state; only the hash is ours
  history.replaceState(history.state, "", location.pathname + location.search);

/** Copy the address; where that is not possible, show it next to the button, selected. */
export async function copy(address, button) {
  shownBeside(button)?.remove();
  try {
    await navigator.clipboard.writeText(address);
    say("Der Link ist kopiert.");
    flash(button, "Kopiert");
  } catch {
    const field = document.createElement("input");
    field.readOnly = true;
    field.value = address;
    const label = document.createElement("label");
    label.className = "gn-address";
    label.append("Zum Kopieren: ", field);
    button.after(label);
    field.focus();
    field.select();
  }
}

const shownBeside = (button) =>
  button.nextElementSibling?.matches(".gn-address") ? button.nextElementSibling : null;

function flash(button, text) {
  if (button.dataset.flashing) return;
  // The icon beside the label stays
  const label = [...button.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE);
  if (!label) return;
  const before = label.data;
  button.dataset.flashing = "yes";
  label.data = text;
  setTimeout(() => {
    delete button.dataset.flashing;
    if (label.data === text) label.data = before;
  }, 1500);
}
