// The house rules that this page follows: kept on the device, or brought along by a shared link.
// {game, text, now, says}: text of the options ("" are our proposals), how many differ, and how
// each of these reads. Widgets, examples and rules hear "gn-house" when it changes.

import { ROOT } from "./engine.js";
import { forget, holds, keep, load, devicePlace } from "./store.js";

const PROPOSALS = "=";
const placeOf = (game) => devicePlace(ROOT, `house:${game}`);
const active = new Map();

const sound = (it, game) =>
  it?.game === game && typeof it.text === "string" && typeof it.now === "string" && it.says;

/** What is kept on this device; null: nothing, or (see `broken`) nothing that can be read. */
export function kept(game) {
  const found = load(placeOf(game));
  return sound(found, game) ? found : null;
}

export const isPlace = (key, game) => key === placeOf(game);
export const broken = (game) => holds(placeOf(game)) && !kept(game);

export function drop(game) {
  forget(placeOf(game));
  forget(devicePlace(ROOT, `${game}/hausregeln`));
}

export const keepChoice = (choice) => keep(placeOf(choice.game), choice);

/** What this page follows now; null: nobody has chosen anything. */
export const choice = (game) => active.get(game) ?? null;

/** For the desk: the text of the house rules of a widget's game. */
export function houseText(key) {
  const found = choice(key.split("/")[0]);
  return found ? found.text || PROPOSALS : "";
}

/** The page follows `next` from now on; null: as if nobody had chosen. */
export function follow(game, next) {
  const before = active.get(game);
  if (next) active.set(game, next);
  else active.delete(game);
  if ((before?.text ?? "") !== (next?.text ?? "") || !before !== !next)
    document.dispatchEvent(new CustomEvent("gn-house", { detail: game }));
}

/** How the option ("lmf/accuser") reads at this table, if differently from our proposal. */
export function reading(option) {
  const [game, name] = option.split("/");
  return choice(game)?.says[name] ?? null;
}
