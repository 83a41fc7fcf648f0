import { assign, emit, fromPromise, setup } from 'xstate';
import {
  errorIn,
  networkFailed,
  type Problem,
  problemIn,
  RefusalError,
} from '../../parts/failure/failure.ts';
import { type Answer, answered } from '../../parts/flow/answer.ts';
import type { Meta } from '../../parts/flow/meta.ts';
import { required } from '../../parts/flow/required.ts';
import { toBeProvided } from '../../parts/flow/to-be-provided.ts';
import type { MutationGrantReprieveArgs, Outcome } from '#schema/generated.ts';

export interface RefusedReprieve {
  readonly historyId: string;
  readonly message: string;
}

/** Which of the ticked assignments have a month more, and which were refused it and why. */
export interface GrantedReprieves {
  readonly granted: readonly string[];
  readonly refused: readonly RefusedReprieve[];
  /** What takes them back, of those that can be (OWN-356). */
  readonly acts: readonly string[];
}

const none: GrantedReprieves = { granted: [], refused: [], acts: [] };

/** A month more for each ticked assignment, after one question; a refused one stops no other (spec 1 §4; EXD-06, OWN-258). */
export const severalReprievesMachine = setup({
  types: {
    context: {} as {
      /** Those still to be granted, in the order of the list. */
      waiting: readonly MutationGrantReprieveArgs[];
      outcome: GrantedReprieves;
      problem: Problem | null;
    },
    events: {} as
      | { type: 'ask'; subjects: readonly MutationGrantReprieveArgs[] }
      | { type: 'confirm' }
      | { type: 'cancel' },
    emitted: {} as { type: 'ended'; outcome: GrantedReprieves },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: { grantReprieve: fromPromise<Answer<Outcome>, MutationGrantReprieveArgs>(toBeProvided) },
  guards: {
    some: (_, { subjects }: { subjects: readonly MutationGrantReprieveArgs[] }) =>
      subjects.length > 0,
    someWait: ({ context }) => context.waiting.length > 0,
    networkFailed: ({ event }) => networkFailed(errorIn(event)),
    someEnded: ({ context: { outcome } }) => outcome.granted.length + outcome.refused.length > 0,
    refused: ({ event }) => errorIn(event) instanceof RefusalError,
  },
  actions: {
    rememberSubjects: assign({
      waiting: (_, { subjects }: { subjects: readonly MutationGrantReprieveArgs[] }) => subjects,
      outcome: none,
      problem: null,
    }),
    forgetSubjects: assign({ waiting: [] }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    rememberGranted: assign(({ context: { waiting, outcome } }, { notice }: Answer<Outcome>) => ({
      waiting: waiting.slice(1),
      outcome: {
        ...outcome,
        granted: [...outcome.granted, required(waiting[0] ?? null).historyId],
        acts: notice?.undo ? [...outcome.acts, notice.undo] : outcome.acts,
      },
    })),
    rememberRefused: assign(({ context: { waiting, outcome }, event }) => {
      const { historyId } = required(waiting[0] ?? null);
      const error = errorIn(event);
      const message = error instanceof RefusalError ? error.message : '';
      return {
        waiting: waiting.slice(1),
        outcome: { ...outcome, refused: [...outcome.refused, { historyId, message }] },
      };
    }),
    emitEnded: emit(({ context: { outcome } }) => ({ type: 'ended', outcome })),
  },
}).createMachine({
  id: 'severalReprieves',
  context: { waiting: [], outcome: none, problem: null },
  initial: 'quiet',
  states: {
    quiet: {
      on: {
        ask: {
          guard: { type: 'some', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'rememberSubjects', params: ({ event }) => event },
        },
      },
    },
    asking: {
      meta: { confirm: 'Voulez-vous ajouter un sursis ?' },
      on: {
        confirm: 'granting',
        cancel: [
          { guard: 'someEnded', target: 'quiet', actions: ['emitEnded', 'forgetSubjects'] },
          { target: 'quiet', actions: 'forgetSubjects' },
        ],
      },
    },
    granting: {
      tags: 'busy',
      invoke: {
        id: 'grantReprieve',
        src: 'grantReprieve',
        input: ({ context }) => required(context.waiting[0] ?? null),
        onDone: { target: 'answered', actions: { type: 'rememberGranted', params: answered } },
        onError: [
          // Nothing has left: those that wait are asked about again.
          { guard: 'networkFailed', target: 'asking' },
          { guard: 'refused', target: 'answered', actions: 'rememberRefused' },
          { target: 'quiet', actions: ['rememberProblem', 'emitEnded', 'forgetSubjects'] },
        ],
      },
    },
    answered: {
      always: [
        { guard: 'someWait', target: 'granting' },
        { target: 'quiet', actions: 'emitEnded' },
      ],
    },
  },
});
