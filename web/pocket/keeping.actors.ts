import type { Client } from '@urql/core';
import { fromPromise } from 'xstate';

import type { keepingMachine } from '#machines/domain/pocket/keeping.machine.ts';
import { keepingTroubleOf } from '#machines/parts/failure/keeping-error.ts';

import type { ActorsOf } from '../parts/graphql/asks.ts';
import { activeWorker } from '../parts/installation/active-worker.ts';
import { noteTrouble } from '../domain/pocket/pocket-choice.ts';

/** What fills a pocket comes when one is filled: nobody who is only asked waits for it. */
export const keepingActors: ActorsOf<typeof keepingMachine> = (client) => ({
  fillPocket: fromPromise(({ input }) => notingTrouble(fillPocket(client, input.listed))),
  emptyPocket: fromPromise(async () => {
    const { emptyPocket } = await import('../domain/pocket/pocket-contents.ts');
    return notingTrouble(emptyPocket());
  }),
});

/**
 * Waits for the worker, which has the module: a browser that failed once to fetch one does not try
 * again before the page is left.
 */
async function fillPocket(client: Client, listed: string) {
  await activeWorker();
  const filling = await import('./fill-pocket.ts');
  return filling.fillPocket(client, listed);
}

/** Every screen that tells of this device says why it does not keep. */
async function notingTrouble<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    const trouble = keepingTroubleOf(error);
    if (trouble !== null) noteTrouble(trouble);
    throw error;
  }
}
