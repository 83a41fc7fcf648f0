import { assign, emit, fromPromise, setup } from 'xstate';
import type { Notice, Outcome, ShareStreetsOutcome, StreetShare } from '#schema/generated.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import { type Answer, answered, noticeIn } from '../parts/flow/answer.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';

/** The code that a holder shows to a second person: made each time it is shown, ended (OWN-161). */
export const sharingMachine = setup({
  types: {
    context: {} as { share: StreetShare | null; problem: Problem | null },
    events: {} as { type: 'open' | 'close' | 'end' },
    emitted: {} as { type: 'changed'; notice: Notice | null },
    tags: {} as 'busy',
  },
  actors: {
    shareStreets: fromPromise<Answer<ShareStreetsOutcome>>(toBeProvided),
    unshareStreets: fromPromise<Answer<Outcome>>(toBeProvided),
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
        open: { target: 'making', actions: 'forgetProblem' },
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
    shown: { exit: 'forgetShare', on: { close: 'closed' } },
    ending: {
      tags: 'busy',
      invoke: {
        id: 'unshareStreets',
        src: 'unshareStreets',
        onDone: { target: 'closed', actions: 'tellChanged' },
        onError: { target: 'closed', actions: 'rememberProblem' },
      },
    },
  },
});
