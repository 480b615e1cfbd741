// Unfinished work of this tab, or of this device for what begins with "gn:device:". Where the
// browser keeps nothing, nothing is kept; `keep` says so.

const DEVICE = "gn:device:";
const shelf = (place) => (place.startsWith(DEVICE) ? localStorage : sessionStorage);

/** What was kept there; null: nothing, or nothing that can be read. */
export function load(place) {
  try {
    return JSON.parse(shelf(place).getItem(place));
  } catch {
    return null;
  }
}

/** Whether anything is kept there, readable or not. */
export function holds(place) {
  try {
    return shelf(place).getItem(place) !== null;
  } catch {
    return false;
  }
}

/** Keep it; gives whether that worked. */
export function keep(place, value) {
  try {
    shelf(place).setItem(place, JSON.stringify(value));
    return true;
  } catch {
    return false; // full or forbidden
  }
}

export function forget(place) {
  try {
    shelf(place).removeItem(place);
  } catch {
    /* forbidden */
  }
}

/** Whether anything is kept of what was opened inside the part of this page with that id. */
export function hasWork(id) {
  try {
    return Object.keys(sessionStorage).some((place) => place.startsWith(placeOf(`${id}-`)));
  } catch {
    return false;
  }
}

/** Where the work of the widget `name` of this page is kept. */
export const placeOf = (name) => `gn:${location.pathname}:${name}`;

/** Where something is kept for all pages of the site at `root`, also after the tab is closed. */
export const devicePlace = (root, name) => `${DEVICE}${root}:${name}`;

/** Where the text is kept that the widget at `place` leaves for other widgets. */
export const documentPlace = (place) => `${place}:document`;
