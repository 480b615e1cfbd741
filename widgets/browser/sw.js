// Keeps one page and what it needs ready for when there is no network. Registered only when a
// reader asks for it. What carries a hash in its address comes from the cache, everything else
// from the network as long as there is one: so a new version of the site is never kept out.

const VERSION = "@VERSION@";
const FILES = "@FILES@"; // relative to the root of the site
const ROOT = new URL("./", self.location).pathname;
const NAME = `gn:${ROOT}:${VERSION}`;
const HASHED = `${ROOT}assets/engine/`;
const PATIENCE = 4_000; // milliseconds; a network that hangs is none

const kept = new Set(FILES.map((file) => ROOT + file));

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(NAME).then((cache) =>
      cache.addAll([...kept].map((path) => new Request(path, { cache: "no-cache" }))),
    ),
  );
});

// The former version is given up only when no page uses it any more: that is when this one starts
self.addEventListener("activate", (event) => {
  const older = (name) => name.startsWith(`gn:${ROOT}:`) && name !== NAME;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(older).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || !kept.has(pathname)) return;
  event.respondWith(pathname.startsWith(HASHED) ? fromCache(pathname, request) : fresh(pathname, request));
});

async function found(path) {
  return (await caches.open(NAME)).match(path);
}

async function fromCache(path, request) {
  return (await found(path)) ?? fetch(request);
}

async function fresh(path, request) {
  const asked = fetch(request);
  asked.catch(() => {});
  const late = new Promise((go) => setTimeout(go, PATIENCE));
  try {
    const answer = await Promise.race([asked, late]);
    if (answer?.ok) return answer;
    return (await found(path)) ?? answer ?? (await asked);
  } catch (error) {
    const copy = await found(path);
    if (copy) return copy;
    throw error;
  }
}
