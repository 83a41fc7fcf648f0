import type { Lack } from '#machines/domain/pocket/keeping.rules.ts';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

import { answerGround } from './domain/pocket/answer-ground.ts';
import { syncTag } from './domain/pocket/background-sync.ts';
import { checkPocket } from './domain/pocket/check-pocket.ts';
import { readPocket } from './domain/pocket/pocket-contents.ts';
import { sendNextAct } from './domain/pocket/send-act.ts';
import { lacksOfPocket } from './domain/pocket/read-back.ts';
import { messageIn, optionsOf, wayOf } from './parts/push/shown-message.ts';
import { questionIn } from './parts/installation/worker-questions.ts';

/** Seconds after which a page is opened from the device instead of waiting for the network. */
const patience = 4;

/** Named once, as the build puts the list in wherever it is named. */
const files = releaseFiles;

/**
 * The service worker: keeps the files of the release, so that screens open without a network
 * (OWN-101). It keeps no answer of GraphQL and no page under its address.
 */
const precache = new PrecacheController();
precache.addToCacheList([...files]);

/** What /poche needs, which is there before the worker is active (OWN-205); in the same cache. */
const first = new PrecacheController();
first.addToCacheList(files.filter(({ pocket }) => pocket));

addEventListener('install', (event) => {
  void first.install(event);
  // Harmless to open pages: navigations ask the network first, and the files of older releases stay
  // as long as another page may need them.
  void skipWaiting();
});

addEventListener('activate', (event) => event.waitUntil(takeOver(event)));

addEventListener('message', (event) => {
  const question = questionIn(event.data);
  if (question === null || !isExtendable(event)) return;
  if ('want' in question) {
    const answering = answers[question.want]();
    event.waitUntil(answering.then((answer) => event.ports[0]?.postMessage(answer)));
    return;
  }
  const current = precache.getCacheKeyForURL(question.entry) !== undefined;
  event.ports[0]?.postMessage(current);
  if (current) event.waitUntil(forgetOlderReleases(event, 1));
});

addEventListener('sync', (event) => {
  if (event.tag === syncTag) event.waitUntil(sendActs());
});

addEventListener('push', (event) => {
  const message = messageIn(event.data?.text());
  event.waitUntil(registration.showNotification(message.title, optionsOf(message)));
});

addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  event.waitUntil(openPage(wayOf(notification.data, action)));
});

/** The page that is open at that address, or a new one: another page may hold work that is not saved. */
async function openPage(path: string) {
  const { href } = new URL(path, location.origin);
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => url === href);
  if (open) await open.focus();
  else await clients.openWindow(href);
}

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

const answers = {
  reading: lacksHere,
  site: () => keepFiles(({ pocket }) => pocket),
  rest: keepRest,
};

let keeping: Promise<boolean> | null = null;

/** Keeps the other files of the release, once at a time. */
function keepRest(): Promise<boolean> {
  keeping ??= keepFiles(({ pocket }) => !pocket).finally(() => {
    keeping = null;
  });
  return keeping;
}

/** Keeps what is missing, one file after another, and whether all is there; what fails comes with a later page. */
async function keepFiles(wanted: (file: (typeof files)[number]) => boolean): Promise<boolean> {
  try {
    const cache = await caches.open(precache.strategy.cacheName);
    for (const { url, revision } of files.filter(wanted)) {
      const key = precache.getCacheKeyForURL(url) ?? url;
      if (await cache.match(key, { ignoreVary: true })) continue;
      const mode = revision === null ? 'default' : 'reload';
      await cache.put(key, await fetched(url, mode));
    }
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

async function fetched(url: string, cache: RequestCache): Promise<Response> {
  const answer = await fetch(url, { cache, priority: 'low' });
  if (!answer.ok) throw new TypeError(`${url}: ${answer.status}`);
  return answer;
}

/** What is missing for /poche to open, read back without the network (OWN-205). */
async function lacksHere(): Promise<readonly Lack[]> {
  const [site, pocket] = await Promise.all([
    isSiteThere().catch(() => false),
    lacksOfPocket().catch((): readonly Lack[] => ['data']),
  ]);
  return site ? pocket : ['site', ...pocket];
}

async function isSiteThere(): Promise<boolean> {
  const answers = [await withoutNetwork(new Request('/poche'))];
  for (const { url, pocket } of files) if (pocket) answers.push(await keptFile(url));
  for (const answer of answers) {
    if (!answer || (await answer.arrayBuffer()).byteLength === 0) return false;
  }
  return true;
}

/** As pages get it without a network. */
const keptFile = (url: string): Promise<Response | undefined> =>
  url.startsWith('/assets/')
    ? caches.match(url, { ignoreVary: true })
    : precache.matchPrecache(url);

/** Sends what waits, in its order. Where it rejects, the browser tries again later. */
async function sendActs() {
  while ((await sendNextAct()) !== null);
  await checkPocket();
}

/** Screens that show something else than the device's own territories without a network, too. */
const staysWhereItIs = /^\/(?:poche|map|lien|a-deux|carte|aide)(?:\/|$)/u;

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
  async ({ request }) => (await keptFile(new URL(request.url).pathname)) ?? fetch(request),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.pmtiles'),
  ({ request }) => answerGround(request, patience),
);

registerRoute(new PrecacheRoute(precache, { directoryIndex: '', cleanURLs: false }));
