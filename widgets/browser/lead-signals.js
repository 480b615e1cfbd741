// How the clock makes itself heard: tones without a file, the phone's motor, a screen that stays on.

import { ROOT } from "./engine.js";
import { devicePlace, keep, load } from "./store.js";

const PLACE = devicePlace(ROOT, "lead-signals");

/** What is switched on: {sound, buzz, auto}; kept on the device. */
export const settings = () => ({ sound: true, buzz: true, auto: false, ...load(PLACE) });

function set(name, on) {
  keep(PLACE, { ...settings(), [name]: on });
  if (on && name === "sound") tones([[660, 0, 0.12]]);
  if (on && name === "buzz") navigator.vibrate?.(80);
}

let audio = null;

// Only after a touch may a page make a sound; the one that starts the clock is such a touch
function sound() {
  const Audio = globalThis.AudioContext ?? globalThis.webkitAudioContext;
  if (!Audio) return null;
  audio ??= new Audio();
  audio.resume?.().catch(() => {});
  return audio;
}

function tones(notes) {
  const out = sound();
  if (!out) return;
  for (const [pitch, at, long] of notes) {
    const tone = out.createOscillator();
    const loud = out.createGain();
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.0001, out.currentTime + at);
    loud.gain.exponentialRampToValueAtTime(0.4, out.currentTime + at + 0.015);
    loud.gain.exponentialRampToValueAtTime(0.0001, out.currentTime + at + long);
    tone.connect(loud).connect(out.destination);
    tone.start(out.currentTime + at);
    tone.stop(out.currentTime + at + long);
  }
}

/** The last seconds have begun. */
export function warn() {
  const { sound: loud, buzz } = settings();
  if (loud) tones([[880, 0, 0.14]]);
  if (buzz) navigator.vibrate?.(60);
}

/** The time is up. */
export function ring() {
  const { sound: loud, buzz } = settings();
  if (loud) tones([[523, 0, 0.5], [392, 0.28, 0.8]]);
  if (buzz) navigator.vibrate?.([180, 90, 180, 90, 320]);
}

let lock = null;

/** Keep the screen on as long as the page is looked at; ready the sound for later. */
export function wake() {
  if (settings().sound) sound();
  if (lock || document.hidden) return;
  lock = "asked";
  navigator.wakeLock
    ?.request("screen")
    .then((held) => {
      lock = held;
      held.addEventListener("release", () => (lock = null));
    })
    .catch(() => (lock = null));
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden && audio) wake();
});

const NAMES = { sound: "Ton", buzz: "Vibration", auto: "Die Uhr läuft von selbst an" };

/** <gn-signals>: the switches; what is chosen stays on the device. */
export class Signals extends HTMLElement {
  connectedCallback() {
    if (this.firstElementChild) return;
    const now = settings();
    for (const [name, text] of Object.entries(NAMES)) {
      if (name === "buzz" && !navigator.vibrate) continue; // not on every phone
      const label = document.createElement("label");
      label.className = "gn-toggle";
      label.innerHTML =
        '<input type="checkbox"><span class="gn-toggle-track" aria-hidden="true">' +
        '<span class="gn-toggle-knob"></span></span><span class="gn-toggle-label"></span>';
      label.querySelector(".gn-toggle-label").textContent = text;
      const box = label.querySelector("input");
      box.checked = now[name];
      box.addEventListener("change", () => set(name, box.checked));
      this.append(label);
    }
  }
}
