// The card of a rule, beside whatever cites it: on hover, on keyboard focus, on the first tap.
// Without its data, or without this script, the citation is an ordinary link.

import { reading } from "./choice.js";
import { ROOT } from "./engine.js";

const CITE = "a.gn-cite[data-rule]";
const SHOW = 150; // milliseconds a mouse rests on a citation before the card comes
const HIDE = 250; // and how long the way from the citation into the card may take

let rules = null;
let card = null;
let owner = null;
let timer = 0;
let touched = false;

// What could not be had this time is asked for again the next
const failed = () => {
  rules = null;
  return {};
};
const fetched = () =>
  (rules ??= fetch(`${ROOT}assets/rules.json`)
    .then((answer) => (answer.ok ? answer.json() : failed()))
    .catch(failed));

function part(name, kind, text) {
  const made = document.createElement(kind);
  made.className = name;
  made.textContent = text;
  return made;
}

async function show(link) {
  const rule = (await fetched())[link.dataset.rule];
  if (!rule || !link.isConnected) return false;
  if (owner === link) return true;
  hide();
  owner = link;
  card = part("gn-card", "div", "");
  card.id = "gn-card";
  const stamps = part("gn-stamps", "div", "");
  for (const [text, ours] of rule.stamps)
    stamps.append(part(`gn-stamp gn-stamp-${ours ? "ours" : "stated"}`, "span", text));
  card.append(stamps, part("gn-card-title", "strong", rule.title), part("gn-says", "p", rule.says));
  const own = rule.option && reading(rule.option);
  if (own) card.append(part("gn-own-reading", "p", `Bei euch: ${own}`));
  if (rule.reason) card.append(part("gn-reason", "p", rule.reason));
  const more = part("gn-more-link", "a", "Zur Regel");
  more.href = ROOT + rule.href;
  card.append(more);
  card.addEventListener("pointerenter", () => clearTimeout(timer));
  card.addEventListener("pointerleave", () => later(hide, HIDE));
  // Within the page, so that it takes the colour of the game
  (link.closest("[data-gn-game]") ?? document.body).append(card);
  link.setAttribute("aria-describedby", "gn-card");
  place(link);
  return true;
}

// Below the citation, or above it where there is no room; never beyond the edges
function place(link) {
  const at = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const wide = document.documentElement.clientWidth;
  const left = Math.max(8, Math.min(at.left, wide - card.offsetWidth - 8));
  const above = at.bottom + card.offsetHeight + 8 > innerHeight && at.top > card.offsetHeight + 8;
  card.style.left = `${left + scrollX}px`;
  card.style.top = `${(above ? at.top - card.offsetHeight - 6 : at.bottom + 6) + scrollY}px`;
}

function hide() {
  clearTimeout(timer);
  card?.remove();
  owner?.removeAttribute("aria-describedby");
  card = owner = null;
}

function later(what, milliseconds) {
  clearTimeout(timer);
  timer = setTimeout(what, milliseconds);
}

const cited = (event) => event.target.closest?.(CITE);

document.addEventListener("pointerover", (event) => {
  const link = cited(event);
  if (link && event.pointerType === "mouse") later(() => show(link), SHOW);
});
document.addEventListener("pointerout", (event) => {
  if (cited(event) && event.pointerType === "mouse") later(hide, HIDE);
});
document.addEventListener("focusin", (event) => {
  const link = cited(event);
  // A finger focuses what it taps, too; that is the tap's business
  if (link?.matches(":focus-visible") && !touched) show(link);
  else if (!card?.contains(event.target) && event.target !== owner) hide();
});
document.addEventListener("keydown", (event) => {
  touched = false;
  if (event.key === "Escape") hide();
});
document.addEventListener("pointerdown", (event) => {
  touched = event.pointerType === "touch";
  if (card && !card.contains(event.target) && cited(event) !== owner) hide();
});
// Before Material's instant navigation hears of it
addEventListener(
  "click",
  (event) => {
    const link = cited(event);
    if (!link || !touched || link === owner) return card?.contains(event.target) || hide();
    event.preventDefault();
    event.stopPropagation();
    show(link).then((shown) => shown || link.click());
    touched = false;
  },
  true,
);
