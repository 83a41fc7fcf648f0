import { assign, emit, fromPromise, setup } from 'xstate';
import { errorIn, networkFailed, type Problem, problemIn } from '../../parts/failure/failure.ts';
import { type Answer, noticeIn } from '../../parts/flow/answer.ts';
import { known } from '../../parts/flow/known.ts';
import type { Meta } from '../../parts/flow/meta.ts';
import { toBeProvided } from '../../parts/flow/to-be-provided.ts';
import type { MutationAskManagerArgs, Notice, Outcome } from '#schema/generated.ts';

type Asked = { readonly subject: MutationAskManagerArgs };

/** Requests a return or a month more of managers, each after a question that names it (OWN-46, OWN-207, beside spec 1 §2). */
export const askManagerMachine = setup({
  types: {
    context: {} as { subject: MutationAskManagerArgs | null; problem: Problem | null },
    events: {} as ({ type: 'ask' } & Asked) | { type: 'confirm' } | { type: 'cancel' },
    emitted: {} as { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    askManager: fromPromise<Answer<Outcome>, MutationAskManagerArgs>(toBeProvided),
  },
  guards: {
    forReturn: (_, { subject }: Asked) => subject.action === 'returned',
    returnUnsent: ({ context, event }) =>
      networkFailed(errorIn(event)) && context.subject?.action === 'returned',
    unsent: ({ event }) => networkFailed(errorIn(event)),
  },
  actions: {
    rememberSubject: assign({ subject: (_, { subject }: Asked) => subject }),
    forgetSubject: assign({ subject: null }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    tellChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
  },
}).createMachine({
  id: 'askManager',
  context: { subject: null, problem: null },
  initial: 'quiet',
  states: {
    quiet: {
      on: {
        ask: [
          {
            guard: { type: 'forReturn', params: ({ event }) => event },
            target: 'askingReturn',
            actions: { type: 'rememberSubject', params: ({ event }) => event },
          },
          {
            target: 'askingMonth',
            actions: { type: 'rememberSubject', params: ({ event }) => event },
          },
        ],
      },
    },
    askingReturn: {
      meta: { confirm: 'Annoncer à un gestionnaire la rentrée de ce {product}\u202F?' },
      on: {
        confirm: { target: 'requesting', actions: 'forgetProblem' },
        cancel: { target: 'quiet', actions: 'forgetSubject' },
      },
    },
    askingMonth: {
      meta: { confirm: 'Demander à un gestionnaire un mois de plus pour ce {product}\u202F?' },
      on: {
        confirm: { target: 'requesting', actions: 'forgetProblem' },
        cancel: { target: 'quiet', actions: 'forgetSubject' },
      },
    },
    requesting: {
      tags: 'busy',
      invoke: {
        id: 'askManager',
        src: 'askManager',
        input: ({ context }) => known(context.subject),
        onDone: { target: 'quiet', actions: ['forgetSubject', 'tellChanged'] },
        onError: [
          { guard: 'returnUnsent', target: 'askingReturn' },
          { guard: 'unsent', target: 'askingMonth' },
          { target: 'quiet', actions: ['forgetSubject', 'rememberProblem'] },
        ],
      },
    },
  },
});
