// Served in place of the service worker to withdraw it: removes its caches, then itself.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(withdraw()))

const PREFIX = `tricorne-${new URL('./', self.location).pathname}-`

async function withdraw() {
  const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  await Promise.all(own.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
