"""Our side of the measurements: the built site, used as a reader uses it."""

from playwright.sync_api import Page

PAGE = "sons-of-anarchy/throwdown/"

READY = """async () => {
  const engine = (await import(document.querySelector("script[src$='shell.js']").src
    .replace("shell.js", "engine.js"))).engine;
  const control = document.querySelector("#ausprobieren [data-on-change]:not(:checked)");
  const frame = document.querySelector("#ausprobieren .gn-frame");
  return new Promise((resolve) => {
    const from = performance.now();
    let ready = 0;
    engine.addEventListener("ready", () => (ready = performance.now() - from));
    new MutationObserver(() => frame.dataset.revision !== "0" && requestAnimationFrame(() =>
      setTimeout(() => resolve({ ready, painted: performance.now() - from }))),
    ).observe(frame, { attributes: true, attributeFilter: ["data-revision"] });
    control.click();
  });
}"""
"""Click a control; gives milliseconds until the engine was ready and until the answer showed."""

STAGES = """async () => {
  const js = document.querySelector("script[src$='shell.js']").src;
  const { VERSION } = await import(js.replace("shell.js", "engine.js"));
  return new Promise((resolve) => {
    const from = performance.now();
    const times = {};
    const worker = new Worker(new URL("worker.js", new URL(VERSION, location)), {type: "module"});
    worker.onmessage = ({ data }) => {
      times[data.stage ?? "answer"] = performance.now() - from;
      if (data.stage === "ready")
        worker.postMessage(
          { id: 1, call: "open", args: ["s", "soa/throwdown", "w", "../", "", ""] });
      if (data.id) { worker.terminate(); resolve(times); }
    };
  });
}"""
"""Boot a worker of our own beside the page's; gives the milliseconds at which each stage ended."""

STEP = """async (count) => {
  const frame = () => document.querySelector("#ausprobieren .gn-frame");
  const step = (n) => new Promise((resolve) => {
    const from = performance.now();
    const watch = new MutationObserver(() => {
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
    });
    watch.observe(frame(), { attributes: true, attributeFilter: ["data-revision"] });
    const group = [...frame().querySelectorAll("input[type=radio][data-on-change]")]
      .filter((input, _, all) => input.name === all[0].name);
    group[n % 2].click();
  });
  const url = URL.createObjectURL(new Blob(["onmessage = () => postMessage(0)"]));
  const echo = new Worker(url);
  const empty = () => new Promise((resolve) => {
    const from = performance.now();
    echo.onmessage = () => resolve(performance.now() - from);
    echo.postMessage(0);
  });
  const first = Number(frame().querySelector("input[type=radio][data-on-change]").checked);
  const steps = [], empties = [];
  for (let n = 0; n < count; n++) {
    steps.push(await step(n + first));
    empties.push(await empty());
  }
  return { steps, empties };
}"""
"""`count` steps by turns with empty round trips to another worker; milliseconds each."""


def visit(page: Page, url: str) -> None:
    """Open the page and let it come to rest, as a reader does before the first click."""
    page.goto(url + PAGE)
    page.wait_for_load_state("networkidle")
