// Shows the brand's page for those who are offline. Everything else goes the way it goes without a worker.
const cacheName = 'offline-1';
const kept = ['/offline', '/art/offline.webp'];

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(kept))
      .then(() => self.skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/offline')));
  } else if (kept.includes(new URL(request.url).pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request, { ignoreSearch: true })));
  }
});

// A notification says nothing that must not be on a lock screen, and leads to the page that it is about.
addEventListener('push', (event) => {
  const { title, body, url } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, data: { url } }));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  const page = new URL(event.notification.data.url, location.origin);
  if (page.origin === location.origin) event.waitUntil(show(page.href));
});

async function show(href) {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return self.clients.openWindow(href);
  const page = await open.navigate(href);
  return page?.focus();
}
