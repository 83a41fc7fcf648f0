import { fromPromise } from 'xstate';

import type { keepingMachine } from '#machines/pocket/keeping.machine.ts';

import type { ActorsOf } from '../parts/graphql/asks.ts';

/** What fills a pocket comes when one is filled: nobody who is only asked waits for it. */
export const keepingActors: ActorsOf<typeof keepingMachine> = (client) => ({
  fillPocket: fromPromise(async ({ input }) => {
    const { fillPocket } = await import('./fill-pocket.ts');
    return fillPocket(client, input.listed);
  }),
  emptyPocket: fromPromise(async () => {
    const { emptyPocket } = await import('../parts/pocket/pocket-contents.ts');
    return emptyPocket();
  }),
});
