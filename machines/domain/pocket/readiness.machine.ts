import { assign, fromPromise, setup } from 'xstate';
import { answered } from '../../parts/flow/answer.ts';
import { toBeProvided } from '../../parts/flow/to-be-provided.ts';
import type { KeepingTrouble } from '../../parts/failure/keeping-error.ts';
import type { Lack, ReadBack } from './keeping.rules.ts';

const readiness = setup({
  types: {
    context: {} as {
      /** Of the last reading, none where it failed; null before the first. */
      lacks: readonly Lack[] | null;
      trouble: KeepingTrouble | null;
    },
    events: {} as { type: 'looked' } | { type: 'goOn' },
    tags: {} as 'busy' | 'ready',
  },
  actors: {
    keepSite: fromPromise<void>(toBeProvided),
    readBack: fromPromise<ReadBack>(toBeProvided),
  },
  guards: {
    nothingLacks: (_, { lacks }: ReadBack) => lacks.length === 0,
  },
  actions: {
    rememberReading: assign((_, { lacks, trouble }: ReadBack) => ({ lacks, trouble })),
    forgetReading: assign({ lacks: [], trouble: null }),
  },
});

const reading = readiness.createStateConfig({
  invoke: {
    id: 'readBack',
    src: 'readBack',
    onDone: [
      {
        guard: { type: 'nothingLacks', params: answered },
        target: 'ready',
        actions: { type: 'rememberReading', params: answered },
      },
      { target: 'lacking', actions: { type: 'rememberReading', params: answered } },
    ],
    onError: { target: 'lacking', actions: 'forgetReading' },
  },
});

/**
 * Whether a device opens its territories without a network: said once everything was read back from
 * its stores alone, and no longer once a reading finds something missing (OWN-205, beside spec 1 §2).
 */
export const readinessMachine = readiness.createMachine({
  id: 'readiness',
  context: { lacks: null, trouble: null },
  initial: 'keepingSite',
  states: {
    keepingSite: {
      tags: 'busy',
      invoke: {
        id: 'keepSite',
        src: 'keepSite',
        onDone: 'readingBack',
        // What is there nevertheless, and what is not, is for the reading to say.
        onError: 'readingBack',
      },
    },
    readingBack: {
      ...reading,
      tags: 'busy',
      on: { looked: { target: 'readingBack', reenter: true } },
    },
    ready: { tags: 'ready', on: { looked: 'readingAgain' } },
    readingAgain: {
      ...reading,
      tags: ['busy', 'ready'],
      on: { looked: { target: 'readingAgain', reenter: true } },
    },
    lacking: { on: { looked: 'readingBack', goOn: 'keepingSite' } },
  },
});
