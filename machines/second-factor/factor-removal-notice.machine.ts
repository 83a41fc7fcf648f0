import { emit, fromPromise, setup } from 'xstate';
import type { Answer } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import type { Outcome } from '#schema/generated.ts';

/** Tells at a sign-in that somebody else ended the second factor, until it is read (OWN-402). */
export const factorRemovalNoticeMachine = setup({
  types: {
    events: {} as { type: 'read' },
    emitted: {} as { type: 'read' },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: { readFactorRemoval: fromPromise<Answer<Outcome>>(toBeProvided) },
  actions: { emitRead: emit({ type: 'read' }) },
}).createMachine({
  id: 'factorRemovalNotice',
  context: {},
  initial: 'shown',
  states: {
    shown: { on: { read: 'reading' } },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readFactorRemoval',
        src: 'readFactorRemoval',
        onDone: { target: 'known', actions: 'emitRead' },
        onError: 'shown',
      },
    },
    known: {},
  },
});
