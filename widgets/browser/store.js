// Unfinished work of this tab. Where the browser keeps nothing, nothing is kept, and that is all.

export function load(place) {
  try {
    return JSON.parse(sessionStorage.getItem(place));
  } catch {
    return null;
  }
}

export function keep(place, value) {
  try {
    sessionStorage.setItem(place, JSON.stringify(value));
  } catch {
    /* full or forbidden */
  }
}

export function forget(place) {
  try {
    sessionStorage.removeItem(place);
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
