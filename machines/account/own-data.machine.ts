import { assign, emit, fromPromise, setup } from 'xstate';
import { answered } from '../parts/flow/answer.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import type { Meta } from '../parts/flow/meta.ts';
import type { OwnDataFile, QueryExportOwnDataArgs } from '#schema/generated.ts';

/** One's own data as a file, from the account (spec 1 §2 u-my-account; ACCT-07, OWN-14). */
export const ownDataMachine = setup({
  types: {
    context: {} as QueryExportOwnDataArgs & { problem: Problem | null },
    events: {} as { type: 'export' } & QueryExportOwnDataArgs,
    emitted: {} as { type: 'exported'; file: OwnDataFile },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    exportOwnData: fromPromise<OwnDataFile, QueryExportOwnDataArgs>(toBeProvided),
  },
  actions: {
    rememberFormat: assign({ format: (_, { format }: QueryExportOwnDataArgs) => format }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    emitExported: emit((_, file: OwnDataFile) => ({ type: 'exported', file })),
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
        onDone: { target: 'quiet', actions: { type: 'emitExported', params: answered } },
        onError: { target: 'quiet', actions: 'rememberProblem' },
      },
    },
  },
});
