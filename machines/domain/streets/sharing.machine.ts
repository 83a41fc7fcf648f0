import { assign, emit, fromPromise, setup } from 'xstate';
import type { Notice, Outcome, ShareStreetsOutcome, StreetShare } from '#schema/generated.ts';
import { type Problem, problemIn } from '../../parts/failure/failure.ts';
import { type Answer, answered, noticeIn } from '../../parts/flow/answer.ts';
import { toBeProvided } from '../../parts/flow/to-be-provided.ts';

/** The code that a holder shows to a second person: made, shown again while it is good, ended (OWN-161, OWN-223). */
export const sharingMachine = setup({
  types: {
    context: {} as {
      share: StreetShare | null;
      /** Of the code that was shown last; whether it is still good only the server knows. */
      link: string | null;
      problem: Problem | null;
    },
    input: {} as { link: string | null },
    events: {} as { type: 'open' | 'close' | 'end' },
    emitted: {} as
      | { type: 'changed'; notice: Notice | null }
      | { type: 'shown'; link: string | null },
    tags: {} as 'busy',
  },
  actors: {
    shareStreets: fromPromise<Answer<ShareStreetsOutcome>, { link: string | null }>(toBeProvided),
    unshareStreets: fromPromise<Answer<Outcome>>(toBeProvided),
  },
  actions: {
    rememberShare: assign((_, share: StreetShare) => ({ share, link: share.link })),
    putAway: assign({ share: null }),
    forgetCode: assign({ link: null }),
    emitShown: emit(({ context: { link } }) => ({ type: 'shown', link })),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    emitChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
  },
}).createMachine({
  id: 'sharing',
  context: ({ input: { link } }) => ({ share: null, link, problem: null }),
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
        input: ({ context: { link } }) => ({ link }),
        onDone: {
          target: 'shown',
          actions: [{ type: 'rememberShare', params: answered }, 'emitShown', 'emitChanged'],
        },
        onError: { target: 'closed', actions: 'rememberProblem' },
      },
    },
    shown: { exit: 'putAway', on: { close: 'closed' } },
    ending: {
      tags: 'busy',
      invoke: {
        id: 'unshareStreets',
        src: 'unshareStreets',
        onDone: { target: 'closed', actions: ['forgetCode', 'emitShown', 'emitChanged'] },
        onError: { target: 'closed', actions: 'rememberProblem' },
      },
    },
  },
});
