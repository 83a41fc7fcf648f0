import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

import { answerGround } from './parts/pocket/answer-ground.ts';
import { syncTag } from './parts/pocket/background-sync.ts';
import { checkPocket } from './parts/pocket/check-pocket.ts';
import { readPocket } from './parts/pocket/pocket-contents.ts';
import { sendNextAct } from './parts/pocket/send-act.ts';
import { entryIn } from './parts/installation/release-question.ts';

/** Seconds after which a page is opened from the device instead of waiting for the network. */
const patience = 4;

/**
 * The service worker: keeps the files of the release, so that screens open without a network
 * (OWN-101). It keeps no answer of GraphQL and no page under its address.
 */
const precache = new PrecacheController();
precache.addToCacheList([...releaseFiles]);

addEventListener('install', (event) => {
  void precache.install(event);
  // Harmless to open pages: navigations ask the network first, and the files of older releases stay
  // as long as another page may need them.
  void skipWaiting();
});

addEventListener('activate', (event) => event.waitUntil(takeOver(event)));

addEventListener('message', (event) => {
  const entry = entryIn(event.data);
  if (entry === null || !isExtendable(event)) return;
  const current = precache.getCacheKeyForURL(entry) !== undefined;
  event.ports[0]?.postMessage(current);
  if (current) event.waitUntil(forgetOlderReleases(event, 1));
});

addEventListener('sync', (event) => {
  if (event.tag === syncTag) event.waitUntil(sendActs());
});

const isExtendable = (event: Event): event is ExtendableEvent => 'waitUntil' in event;

async function takeOver(event: ExtendableEvent) {
  await forgetOlderReleases(event, 0);
  await clients.claim();
}

/** Removes what this release does not have, unless more than `present` pages are open. */
async function forgetOlderReleases(event: ExtendableEvent, present: number) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= present) await precache.activate(event);
}

/** Sends what waits, in its order. Where it rejects, the browser tries again later. */
async function sendActs() {
  while ((await sendNextAct()) !== null);
  await checkPocket();
}

/** Screens that show something else than the device's own territories without a network, too. */
const staysWhereItIs = /^\/(?:poche|map|lien|a-deux|aide)(?:\/|$)/u;

/**
 * Where the network is missing, or the server, screens that need it lead to what the device keeps. A
 * device cannot tell by itself: one on a Wi-Fi that leads nowhere calls itself online.
 */
async function withoutNetwork(request: Request) {
  const { pathname } = new URL(request.url);
  if (!staysWhereItIs.test(pathname)) {
    const kept = await readPocket(Date.now()).catch(() => null);
    if (kept?.facts) return Response.redirect('/poche');
  }
  return precache.matchPrecache('/index.html');
}

const network = new NetworkOnly({
  plugins: [{ handlerDidError: ({ request }) => withoutNetwork(request) }],
});

/** Settles where the page is kept: a slow network is not waited for, and leads nowhere else. */
async function pageAfter(seconds: number): Promise<Response> {
  await new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });
  return (await precache.matchPrecache('/index.html')) ?? new Promise(() => {});
}

registerRoute(
  new NavigationRoute((options) => Promise.race([network.handle(options), pageAfter(patience)]), {
    denylist: [/^\/(?:graphql|calendrier|grounds|healthz|readyz)(?:\/|$)/u],
  }),
);

/** Of whichever release: their names change with their content. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.pmtiles'),
  ({ request }) => answerGround(request, patience),
);

registerRoute(new PrecacheRoute(precache, { directoryIndex: '', cleanURLs: false }));
