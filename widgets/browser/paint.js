// Puts new markup in place of the old one, so that focus, scroll and typed text stay.

let morphing = null;

/** Load the morphing code; the first paint would wait for it otherwise. */
export const prepare = () => (morphing ??= import("./idiomorph.js"));

/** Where a widget's markup stands. */
export function frameOf(widget) {
  let frame = widget.querySelector(":scope > .gn-frame");
  if (!frame) {
    frame = document.createElement("div");
    frame.className = "gn-frame";
    widget.prepend(frame);
  }
  return frame;
}

/** Turn `frame` into `html`. `unsent(control)`: whether the reader's value is still to be kept. */
export async function paint(frame, html, unsent) {
  const { Idiomorph } = await prepare();
  const focused = frame.contains(document.activeElement) ? document.activeElement : null;
  Idiomorph.morph(frame, html, {
    morphStyle: "outerHTML",
    // Only where something is typed: idiomorph then skips the children too, a button's label with
    // them; and what is ticked may have been refused
    ignoreActiveValue:
      focused?.matches("input:not([type=checkbox], [type=radio]), textarea, select") ?? false,
    callbacks: {
      beforeNodeMorphed(old, fresh) {
        // An element that makes its own inside is only told what has changed about it
        if (old.matches?.("[data-own]") && old.localName === fresh.localName) {
          for (const { name, value } of fresh.attributes)
            if (old.getAttribute(name) !== value) old.setAttribute(name, value);
          return false;
        }
        if (!old.matches?.("input, textarea, select") || !unsent(old)) return;
        fresh.value = old.value;
        for (const name of ["value", "aria-invalid", "aria-describedby"])
          if (old.hasAttribute(name)) fresh.setAttribute(name, old.getAttribute(name));
        if (old.matches("input")) fresh.setAttribute("value", old.value);
      },
      // What the reader has folded out stays so
      beforeAttributeUpdated: (name, element) => !(name === "open" && element.matches("details")),
    },
  });
  // The button that was used may be gone; the keyboard goes on from the same widget
  if (focused && !focused.isConnected) {
    const body = frame.querySelector(".gn-body") ?? frame;
    body.tabIndex = -1;
    body.focus({ preventScroll: true });
  }
}
