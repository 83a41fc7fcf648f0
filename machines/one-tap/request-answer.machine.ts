import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, errorIn, networkFailed, problemIn } from '../parts/failure/failure.ts';
import { type Answer, noticeIn } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import type { Notice, Outcome } from '#schema/generated.ts';

type Request = { readonly requestId: string };

/** A manager grants or refuses what the link of a reminder requested, after a question (OWN-12, beside spec 1 §4). */
export const requestAnswerMachine = setup({
  types: {
    context: {} as { requestId: string; problem: Problem | null },
    events: {} as
      | ({ type: 'grantMonth' | 'grantReturn' | 'refuse' } & Request)
      | { type: 'confirm' | 'cancel' },
    emitted: {} as { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    grantRequest: fromPromise<Answer<Outcome>, Request>(toBeProvided),
    refuseRequest: fromPromise<Answer<Outcome>, Request>(toBeProvided),
  },
  guards: { networkFailed: ({ event }) => networkFailed(errorIn(event)) },
  actions: {
    rememberRequest: assign({ requestId: (_, { requestId }: Request) => requestId }),
    forgetRequest: assign({ requestId: '' }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    tellChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
  },
}).createMachine({
  id: 'requestAnswer',
  context: { requestId: '', problem: null },
  initial: 'quiet',
  states: {
    quiet: {
      on: {
        grantMonth: {
          target: 'askingMonth',
          actions: { type: 'rememberRequest', params: ({ event }) => event },
        },
        grantReturn: {
          target: 'askingReturn',
          actions: { type: 'rememberRequest', params: ({ event }) => event },
        },
        refuse: {
          target: 'askingRefusal',
          actions: { type: 'rememberRequest', params: ({ event }) => event },
        },
      },
    },
    askingMonth: {
      meta: { confirm: 'Voulez-vous ajouter un sursis ?' },
      on: {
        confirm: { target: 'grantingMonth', actions: 'forgetProblem' },
        cancel: { target: 'quiet', actions: 'forgetRequest' },
      },
    },
    grantingMonth: {
      tags: 'busy',
      invoke: {
        id: 'grantRequest',
        src: 'grantRequest',
        input: ({ context }) => ({ requestId: context.requestId }),
        onDone: { target: 'quiet', actions: ['forgetRequest', 'tellChanged'] },
        onError: [
          { guard: 'networkFailed', target: 'askingMonth' },
          { target: 'quiet', actions: ['forgetRequest', 'rememberProblem'] },
        ],
      },
    },
    askingReturn: {
      meta: { confirm: 'Voulez-vous renter ce {product} ?' },
      on: {
        confirm: { target: 'grantingReturn', actions: 'forgetProblem' },
        cancel: { target: 'quiet', actions: 'forgetRequest' },
      },
    },
    grantingReturn: {
      tags: 'busy',
      invoke: {
        id: 'grantRequest',
        src: 'grantRequest',
        input: ({ context }) => ({ requestId: context.requestId }),
        onDone: { target: 'quiet', actions: ['forgetRequest', 'tellChanged'] },
        onError: [
          { guard: 'networkFailed', target: 'askingReturn' },
          { target: 'quiet', actions: ['forgetRequest', 'rememberProblem'] },
        ],
      },
    },
    askingRefusal: {
      meta: { confirm: 'Veux-tu refuser cette demande\u202F?' },
      on: {
        confirm: { target: 'refusing', actions: 'forgetProblem' },
        cancel: { target: 'quiet', actions: 'forgetRequest' },
      },
    },
    refusing: {
      tags: 'busy',
      invoke: {
        id: 'refuseRequest',
        src: 'refuseRequest',
        input: ({ context }) => ({ requestId: context.requestId }),
        onDone: { target: 'quiet', actions: ['forgetRequest', 'tellChanged'] },
        onError: [
          { guard: 'networkFailed', target: 'askingRefusal' },
          { target: 'quiet', actions: ['forgetRequest', 'rememberProblem'] },
        ],
      },
    },
  },
});
