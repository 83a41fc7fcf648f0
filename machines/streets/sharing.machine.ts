import { assign, emit, fromPromise, setup } from 'xstate';
import type { Notice, Outcome, ShareStreetsOutcome, StreetShare } from '#schema/generated.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import { type Answer, answered, noticeIn } from '../parts/flow/answer.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';

type Open = { readonly shared: boolean };

/** The code that a holder shows to a second person: made, shown again, ended (OWN-161). */
export const sharingMachine = setup({
  types: {
    context: {} as { share: StreetShare | null; problem: Problem | null },
    events: {} as ({ type: 'open' } & Open) | { type: 'close' } | { type: 'end' },
    emitted: {} as { type: 'changed'; notice: Notice | null },
    tags: {} as 'busy',
  },
  actors: {
    shareStreets: fromPromise<Answer<ShareStreetsOutcome>>(toBeProvided),
    unshareStreets: fromPromise<Answer<Outcome>>(toBeProvided),
  },
  guards: {
    // One that has ended elsewhere, or with the day, opens nothing.
    stillGood: ({ context }, { shared }: Open) => shared && context.share !== null,
  },
  actions: {
    rememberShare: assign({ share: (_, share: StreetShare) => share }),
    forgetShare: assign({ share: null }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    tellChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
  },
}).createMachine({
  id: 'sharing',
  context: { share: null, problem: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        open: [
          {
            guard: { type: 'stillGood', params: ({ event }) => event },
            target: 'shown',
            actions: 'forgetProblem',
          },
          { target: 'making', actions: 'forgetProblem' },
        ],
        end: { target: 'ending', actions: 'forgetProblem' },
      },
    },
    making: {
      tags: 'busy',
      invoke: {
        id: 'shareStreets',
        src: 'shareStreets',
        onDone: {
          target: 'shown',
          actions: [{ type: 'rememberShare', params: answered }, 'tellChanged'],
        },
        onError: { target: 'closed', actions: 'rememberProblem' },
      },
    },
    shown: { on: { close: 'closed', end: 'ending' } },
    ending: {
      tags: 'busy',
      invoke: {
        id: 'unshareStreets',
        src: 'unshareStreets',
        onDone: { target: 'closed', actions: ['forgetShare', 'tellChanged'] },
        onError: { target: 'closed', actions: 'rememberProblem' },
      },
    },
  },
});
