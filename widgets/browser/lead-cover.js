// The cover over the cards: what is secret is in the markup, and only `data-open` on the widget
// shows it. So one tap hides it at once, without the engine, and after a reload it is hidden.
// `data-peek` shows one card to its owner, and only that.

const HELD = 500; // milliseconds; longer is a peek, and covers again when it is let go
const lead = 'gn-widget[widget="mafia/spielleitung"]';
const SHOWS = { cover: "data-open", peek: "data-peek" };

const buttonOf = ({ target }) => target.closest?.(`${lead} :is([data-do="cover"], [data-do="peek"])`);

function show(widget, what, open) {
  widget.toggleAttribute(what, open);
  mark(widget);
}

// The buttons' markup comes from the engine, which does not know
function mark(widget) {
  const open = String(widget.hasAttribute("data-open"));
  const button = widget.querySelector('[data-do="cover"]');
  if (button && button.getAttribute("aria-pressed") !== open) button.setAttribute("aria-pressed", open);
}

let since = 0;
let opened = false;

document.addEventListener("pointerdown", (event) => {
  const button = buttonOf(event);
  if (!button) return;
  const widget = button.closest(lead);
  const what = SHOWS[button.dataset.do];
  opened = !widget.hasAttribute(what);
  since = event.timeStamp;
  if (opened) show(widget, what, true);
});

document.addEventListener("click", (event) => {
  const button = buttonOf(event);
  if (!button) return;
  const widget = button.closest(lead);
  const what = SHOWS[button.dataset.do];
  // By the keyboard there was no pointer before
  if (event.detail === 0) return show(widget, what, !widget.hasAttribute(what));
  if (!opened || event.timeStamp - since > HELD) show(widget, what, false);
});

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) return;
  for (const widget of document.querySelectorAll(lead))
    for (const what of Object.values(SHOWS)) show(widget, what, false);
});

// In the morning the masks come off, and the cover goes on; with any step a shown card is put away
new MutationObserver((changes) => {
  for (const { target, attributeName, oldValue } of changes) {
    const widget = target.closest(lead);
    if (!widget) continue;
    if (attributeName === "data-revision") show(widget, "data-peek", false);
    if (target.dataset.night === "false" && oldValue === "true") show(widget, "data-open", false);
    else mark(widget);
  }
}).observe(document, {
  subtree: true,
  attributeFilter: ["data-night", "aria-pressed", "data-revision"],
  attributeOldValue: true,
});
