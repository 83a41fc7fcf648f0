import { fromPromise } from 'xstate';

import type { signOutMachine } from '#machines/shell/sign-out.machine.ts';

import type { ActorsOf } from '../parts/graphql/asks.ts';

/** Milliseconds after which what still waits is told. */
const patience = 4000;

export const signOutActors: ActorsOf<typeof signOutMachine> = () => ({
  sendActs: fromPromise(async () => {
    const { sendWaitingActs } = await import('../domain/pocket/send-waiting-acts.ts');
    return sendWaitingActs(patience);
  }),
});
