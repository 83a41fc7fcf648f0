import type { Page } from 'playwright/test';

/** Waits until a service worker answers for this page. */
export const workerInControl = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });

/** Resolves once the worker has kept the files of the release that /poche does not need, too. */
export const wholeReleaseKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<boolean>((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(data as boolean));
      port1.start();
    });
    active?.postMessage({ want: 'rest' }, [port2]);
    return answer;
  });

interface Workers {
  readonly installing: string | undefined;
  readonly waiting: string | undefined;
  readonly active: string | undefined;
}

/** Looks for another release, and the state of each service worker of the site just after. */
export const lookForRelease = (page: Page): Promise<Workers> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    // The answer of an update waits for the installation that is under way.
    void registration?.update().catch(console.error);
    const { installing, waiting, active } = registration ?? {};
    return { installing: installing?.state, waiting: waiting?.state, active: active?.state };
  });

/** The path of each answer that the browser keeps for the site. */
export const keptAnswers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(new URL(url).pathname);
    }
    return paths.toSorted();
  });
