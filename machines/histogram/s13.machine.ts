import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf, sessionEnded } from '../failure/failure.ts';
import type { Meta } from '../meta/meta.ts';
import type { Pdf } from '#schema/generated.ts';

type Chosen = { readonly serviceYear: number | null };

/** The S-13 of a service year, after a look at what is odd in it (spec 1 §2 t-histogram; HIST-02, B-63). */
export const s13Machine = setup({
  types: {
    context: {} as Chosen & { problem: Problem | null },
    events: {} as { type: 'open' } | ({ type: 'generate' } & Chosen) | { type: 'close' },
    emitted: {} as { type: 'generated'; pdf: Pdf },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    generateS13: fromPromise<Pdf, Chosen>(toBeProvided),
  },
  guards: {
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberYear: assign({ serviceYear: (_, { serviceYear }: Chosen) => serviceYear }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    tellGenerated: emit((_, pdf: Pdf) => ({ type: 'generated', pdf })),
  },
}).createMachine({
  id: 's13',
  context: { serviceYear: null, problem: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'forgetProblem',
      on: { open: 'choosing' },
    },
    choosing: {
      on: {
        generate: {
          target: 'generating',
          actions: ['forgetProblem', { type: 'rememberYear', params: ({ event }) => event }],
        },
        close: 'closed',
      },
    },
    generating: {
      tags: 'busy',
      invoke: {
        id: 'generateS13',
        src: 'generateS13',
        input: ({ context }) => ({ serviceYear: context.serviceYear }),
        onDone: {
          target: 'closed',
          actions: { type: 'tellGenerated', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          {
            target: 'choosing',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    sessionEnded: { type: 'final', meta: { next: '/login' } },
  },
});
