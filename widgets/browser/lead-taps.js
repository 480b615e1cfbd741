// A thumb that stays where it was: after a step another button stands there, and the second half of
// a slow double tap must not press it unnoticed. Whoever means it taps once more.

const HASTE = 1200; // milliseconds; who has read the new words takes longer
const THUMB = 48; // pixels; a tap farther away was aimed
const SHOWN = 4000;
const stage = 'gn-widget[widget="mafia/spielleitung"] .gn-lead-stage';

let last = null;
let hide = 0;

/** What a control does now: a seat by what is asked, a button by its step. */
const meaning = (control) =>
  control.id
    ? `${control.id}|${control.closest(stage).querySelector(".gn-lead-ask p")?.textContent}`
    : control.name || control.textContent;

/** Numbers are called in a rhythm, at one place and as fast as one likes. */
const rhythm = (one, next) => one.startsWith("ruf-") && next.startsWith("ruf-");

function told(control) {
  const line = control.closest(stage).querySelector(".gn-lead-wait");
  if (!line) return;
  const what = control.getAttribute("aria-label") ?? control.textContent.trim();
  line.textContent = control.id
    ? "Nicht gezählt: Gefragt ist inzwischen etwas anderes. Noch ein Tipp zählt."
    : `Nicht gezählt: Der Knopf heißt jetzt ${/^„/.test(what) ? what : `„${what}“`}. Noch ein Tipp zählt.`;
  clearTimeout(hide);
  hide = setTimeout(() => (line.textContent = ""), SHOWN);
}

function hasty(event, means) {
  if (!last?.means || means === last.means || rhythm(last.means, means)) return false;
  const near = Math.hypot(event.clientX - last.x, event.clientY - last.y) < THUMB;
  return near && event.timeStamp - last.at < HASTE;
}

addEventListener(
  "click",
  (event) => {
    const { target, clientX: x, clientY: y, timeStamp: at, detail } = event;
    // By the keyboard there is no thumb
    if (!detail) return void (last = null);
    const control = target.closest?.(`${stage} [data-on-click]`);
    const means = control ? meaning(control) : "";
    if (!control || !hasty(event, means)) return void (last = { x, y, at, means });
    event.stopImmediatePropagation();
    // Told once; the next tap is meant
    last = null;
    told(control);
  },
  { capture: true },
);
