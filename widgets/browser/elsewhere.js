// A link into a widget that does not stand on this page: it says so, and leads to where it stands.

import { ROOT } from "./engine.js";
import { shared } from "./share.js";

const GONE = "Was dieser Link zeigen soll, gibt es hier nicht (mehr). Die Seite selbst ist vollständig.";
const MOVED = "Was dieser Link zeigen soll, steht auf einer anderen Seite: ";

/** Look at the address, and put a line on top of the page if it asks for what is not there. */
export async function elsewhere() {
  document.querySelector(".gn-elsewhere")?.remove();
  const found = shared();
  if (!found || here(found.key)) return;
  const pages = await fetch(`${ROOT}assets/widgets.json`)
    .then((answer) => (answer.ok ? answer.json() : {}))
    .catch(() => ({}));
  if (shared()?.key !== found.key) return;
  const page = pages[found.key];
  const line = document.createElement("p");
  line.className = "gn-note gn-elsewhere";
  line.setAttribute("role", "alert");
  line.textContent = page ? MOVED : GONE;
  if (page) {
    const link = document.createElement("a");
    link.href = ROOT + page + location.hash;
    link.textContent = "Dort öffnen";
    line.append(link);
  }
  const text = document.querySelector("article") ?? document.querySelector("main");
  (text ?? document.body).prepend(line);
}

// The panel of house rules waits inside its own element until it is opened
const here = (key) =>
  document.querySelector(`gn-widget[widget="${key}"]`) ??
  (key.endsWith("/hausregeln") && document.querySelector(`gn-house[game="${key.split("/")[0]}"]`));
