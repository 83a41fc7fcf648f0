import { expect } from 'playwright/test';
import { expectAccessible, phone } from '../support/accessibility.ts';
import { arriveAt, test } from '../support/own-product.ts';

test.use({ serviceWorkers: 'allow', viewport: phone });

const sent = {
  title: 'Un territoire est à rentrer le 20 mars',
  body: 'Dans 4 jours.',
  url: '/t-my-exited',
  actions: [
    { title: 'Je l’ai rentré', url: '/lien/a' },
    { title: 'Un mois de plus', url: '/lien/b' },
  ],
  tag: '1-7',
};

test('a message that comes is shown by the service worker, with nothing but its own text [OWN-410]', async ({
  page,
  own,
}) => {
  const { origin } = new URL(own.url);
  // The browser of the tests has no notifications: it refuses them to every page, and shows none.
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'default' });
  });
  await arriveAt(page, own, 'DEMO Proclamateur', '/u-messages');
  await expect(page.getByRole('button', { name: 'Recevoir sur cet appareil' })).toBeVisible();
  await expectAccessible(page);
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { status, registrationId } of versions)
        if (status === 'activated') resolve(registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  await worker.evaluate(() => {
    const scope = globalThis as typeof globalThis & { shown?: unknown[]; registration: object };
    scope.shown = [];
    Object.defineProperty(scope.registration, 'showNotification', {
      value: async (...message: unknown[]) => void scope.shown?.push(message),
    });
  });
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(sent),
  });
  const shown = () =>
    worker.evaluate(() => (globalThis as typeof globalThis & { shown?: unknown[] }).shown);
  await expect.poll(shown).toEqual([
    [
      'Un territoire est à rentrer le 20 mars',
      {
        body: 'Dans 4 jours.',
        tag: '1-7',
        lang: 'fr',
        icon: '/icons/icon-192.png',
        data: ['/t-my-exited', '/lien/a', '/lien/b'],
        actions: [
          { action: '0', title: 'Je l’ai rentré' },
          { action: '1', title: 'Un mois de plus' },
        ],
      },
    ],
  ]);
});
