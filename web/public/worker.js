// Without a line the page says so instead of the browser. Everything else comes from the server or the cache of the
// browser.
const CACHE = "polemarch-2";
const OFFLINE = ["/offline.html", "/offline.css", "/icon.svg"];

self.addEventListener("install", (event) => {
    event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(OFFLINE)));
    self.skipWaiting();
});
self.addEventListener("activate", (event) => {
    const old = (names) => names.filter((name) => name !== CACHE);
    event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
});
self.addEventListener("fetch", (event) => {
    const { request } = event;
    const path = new URL(request.url).pathname;
    if (request.method !== "GET" || path.startsWith("/api")) return;
    if (request.mode === "navigate") {
        event.respondWith(fetch(request).catch(() => caches.match("/offline.html")));
    } else if (OFFLINE.includes(path)) {
        event.respondWith(fetch(request).catch(() => caches.match(path)));
    }
});
