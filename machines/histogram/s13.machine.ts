import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import type { Meta } from '../parts/flow/meta.ts';
import type { Pdf } from '#schema/generated.ts';

type ServiceYear = { readonly serviceYear: number | null };

/** Makes the S-13 of a service year, chosen in a dialog that also shows what looks wrong in it (spec 1 §2 t-histogram; HIST-02, B-63). */
export const s13Machine = setup({
  types: {
    context: {} as ServiceYear & { problem: Problem | null },
    events: {} as { type: 'open' } | ({ type: 'generate' } & ServiceYear) | { type: 'close' },
    emitted: {} as { type: 'generated'; pdf: Pdf },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    generateS13: fromPromise<Pdf, ServiceYear>(toBeProvided),
  },
  actions: {
    rememberYear: assign({ serviceYear: (_, { serviceYear }: ServiceYear) => serviceYear }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
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
        onError: { target: 'choosing', actions: 'rememberProblem' },
      },
    },
  },
});
