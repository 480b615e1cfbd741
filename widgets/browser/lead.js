// What only the Spielleitung needs: its clock, the cover over the cards, staying usable offline.
// Loaded by a widget that names it in its `scripts`.

import { Clock } from "./lead-clock.js";
import "./lead-cover.js";
import { Signals } from "./lead-signals.js";
import "./lead-taps.js";
import { Offline } from "./offline.js";

for (const [name, element] of [["gn-clock", Clock], ["gn-signals", Signals], ["gn-offline", Offline]])
  if (!customElements.get(name)) customElements.define(name, element);
