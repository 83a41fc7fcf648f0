import { lacksOfPocket } from '#web/domain/pocket/read-back.ts';

export interface StubServiceWorker {
  /** Whether it has kept the files that /poche needs. */
  site: boolean;
  /** How often it was asked to keep the other files. */
  rests: number;
}

/** In the place of the browser's: one that is active, and reads back as the real one does. */
export function stubServiceWorker(): StubServiceWorker {
  const stub: StubServiceWorker = { site: true, rests: 0 };
  const active = {
    state: 'activated',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    postMessage: async ({ want }: { want: string }, [port]: readonly MessagePort[] = []) => {
      if (want === 'rest') stub.rests += 1;
      if (want === 'site') port?.postMessage(stub.site);
      const lacks = await lacksOfPocket();
      if (want === 'reading') port?.postMessage(stub.site ? lacks : ['site', ...lacks]);
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => ({ active }),
      getRegistration: async () => ({ active }),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
  });
  return stub;
}
