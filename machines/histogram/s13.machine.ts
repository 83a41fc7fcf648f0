import { assign, emit, fromPromise, setup } from 'xstate';
import { answered } from '../parts/flow/answer.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import type { Meta } from '../parts/flow/meta.ts';
import type { Pdf } from '#schema/generated.ts';

type ServiceYear = { readonly serviceYear: number | null };

/** Makes the S-13: of the present year at once, or of a year chosen in a dialog that also shows what looks wrong in it; a failure opens that dialog (spec 1 §2 t-histogram; HIST-02, B-63). */
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
    emitGenerated: emit((_, pdf: Pdf) => ({ type: 'generated', pdf })),
  },
}).createMachine({
  id: 's13',
  context: { serviceYear: null, problem: null },
  initial: 'closed',
  on: {
    generate: {
      target: '.generating',
      actions: ['forgetProblem', { type: 'rememberYear', params: ({ event }) => event }],
    },
  },
  states: {
    closed: {
      entry: 'forgetProblem',
      on: { open: 'choosing' },
    },
    choosing: {
      on: { close: 'closed' },
    },
    generating: {
      tags: 'busy',
      on: { generate: {} },
      invoke: {
        id: 'generateS13',
        src: 'generateS13',
        input: ({ context }) => ({ serviceYear: context.serviceYear }),
        onDone: { target: 'closed', actions: { type: 'emitGenerated', params: answered } },
        onError: { target: 'choosing', actions: 'rememberProblem' },
      },
    },
  },
});
