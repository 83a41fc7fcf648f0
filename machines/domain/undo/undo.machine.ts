import { assign, emit, fromPromise, setup } from 'xstate';
import { errorIn, networkFailed, type Problem, problemIn } from '../../parts/failure/failure.ts';
import { type Answer, noticeIn } from '../../parts/flow/answer.ts';
import { toBeProvided } from '../../parts/flow/to-be-provided.ts';
import type { MutationUndoActArgs, Notice, Outcome } from '#schema/generated.ts';

/** Takes an act back, or one territory of it, without a question: it comes after the fact (OWN-157, OWN-235, beside spec 2 §4). */
export const undoMachine = setup({
  types: {
    context: {} as MutationUndoActArgs & { problem: Problem | null },
    input: {} as MutationUndoActArgs,
    events: {} as { type: 'retry' },
    emitted: {} as
      | { type: 'changed'; notice: Notice | null }
      | { type: 'refused'; problem: Problem | null }
      | { type: 'unsent' },
    tags: {} as 'busy',
  },
  actors: { undoAct: fromPromise<Answer<Outcome>, MutationUndoActArgs>(toBeProvided) },
  guards: { networkFailed: ({ event }) => networkFailed(errorIn(event)) },
  actions: {
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    emitChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
    emitRefused: emit(({ context }) => ({ type: 'refused', problem: context.problem })),
    emitUnsent: emit({ type: 'unsent' }),
  },
}).createMachine({
  id: 'undo',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'undoing',
  states: {
    undoing: {
      tags: 'busy',
      invoke: {
        id: 'undoAct',
        src: 'undoAct',
        input: ({ context: { act, territoryId } }) => ({ act, territoryId }),
        onDone: { target: 'undone', actions: 'emitChanged' },
        onError: [
          { guard: 'networkFailed', target: 'unsent', actions: 'emitUnsent' },
          { target: 'refused', actions: ['rememberProblem', 'emitRefused'] },
        ],
      },
    },
    undone: {},
    refused: {},
    unsent: { on: { retry: 'undoing' } },
  },
});
