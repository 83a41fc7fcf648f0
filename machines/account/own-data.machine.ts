import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf, sessionEnded } from '../failure/failure.ts';
import type { Meta } from '../meta/meta.ts';
import type { OwnDataFile, OwnDataFormat } from '#schema/generated.ts';

type Chosen = { readonly format: OwnDataFormat };

/** One's own data as a file, from the account (spec 1 §2 u-my-account; ACCT-07, issue 7). */
export const ownDataMachine = setup({
  types: {
    context: {} as Chosen & { problem: Problem | null },
    events: {} as { type: 'export' } & Chosen,
    emitted: {} as { type: 'exported'; file: OwnDataFile },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    exportOwnData: fromPromise<OwnDataFile, Chosen>(toBeProvided),
  },
  guards: {
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberFormat: assign({ format: (_, { format }: Chosen) => format }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    tellExported: emit((_, file: OwnDataFile) => ({ type: 'exported', file })),
  },
}).createMachine({
  id: 'ownData',
  context: { format: 'html', problem: null },
  initial: 'quiet',
  states: {
    quiet: {
      on: {
        export: {
          target: 'exporting',
          actions: ['forgetProblem', { type: 'rememberFormat', params: ({ event }) => event }],
        },
      },
    },
    exporting: {
      tags: 'busy',
      invoke: {
        id: 'exportOwnData',
        src: 'exportOwnData',
        input: ({ context }) => ({ format: context.format }),
        onDone: {
          target: 'quiet',
          actions: { type: 'tellExported', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'quiet', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    sessionEnded: { type: 'final', meta: { next: '/login' } },
  },
});
