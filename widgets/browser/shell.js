// The page's part of the engine: widgets, what-ifs, links. Starts nothing by itself.
// One listener each on the document: with instant navigation the page is swapped, it is not.

import "./choice.js";
import "./engine.js";
import "./controls.js";
import "./drafts.js";
import "./exhibits.js";
import "./files.js";
import "./house.js";
import "./lines.js";
import "./paint.js";
import "./say.js";
import "./seat.js";
import { copy, shared } from "./share.js";
import "./store.js";
import { toggle } from "./whatif.js";
import "./work.js";
import { Widget } from "./widget.js";

customElements.define("gn-widget", Widget);

// Only a page with a link into a widget needs the module, so it is no part of every page's load
const look = () => shared() && import("./elsewhere.js").then((module) => module.elsewhere());
addEventListener("hashchange", look);
look();

document.addEventListener("click", (event) => {
  const whatIf = event.target.closest("button[data-what-if]");
  if (whatIf) return toggle(whatIf);
  const link = event.target.closest("button.gn-copy[data-href]");
  if (link) copy(new URL(link.dataset.href, document.baseURI).href, link);
});
