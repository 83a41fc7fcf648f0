import { assign, fromPromise, setup } from 'xstate';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import type { GlobalMap } from '#schema/generated.ts';

/** The congregation's limits on the whole screen, asked for at each opening (spec 1 §2 /; SHELL-17, GMV-07). */
export const globalMapMachine = setup({
  types: {
    context: {} as { problem: Problem | null },
    events: {} as { type: 'open' } | { type: 'close' },
    tags: {} as 'busy',
  },
  actors: {
    globalMap: fromPromise<GlobalMap>(toBeProvided),
  },
  guards: {
    nothingToShow: ({ event }) => problemIn(event) === null,
  },
  actions: {
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'globalMap',
  context: { problem: null },
  initial: 'closed',
  states: {
    closed: { entry: 'forgetProblem', on: { open: 'loading' } },
    loading: {
      tags: 'busy',
      on: { close: 'closed' },
      invoke: {
        id: 'globalMap',
        src: 'globalMap',
        onDone: 'shown',
        onError: [
          { guard: 'nothingToShow', target: 'closed' },
          { target: 'failed', actions: 'rememberProblem' },
        ],
      },
    },
    shown: { on: { close: 'closed' } },
    failed: { on: { close: 'closed' } },
  },
});
