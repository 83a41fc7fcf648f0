import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf, sessionEnded } from '../failure/failure.ts';
import { noticeOf, refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import { accountFilled } from './account.rules.ts';
import type { Account, MutationEditAccountArgs, Notice, Outcome } from '#schema/generated.ts';

/** The account of the person signed in (spec 1 §2 u-my-account; ACCT-01, ACCT-10, ACCT-17, ACCT-18). */
export const accountMachine = setup({
  types: {
    context: {} as {
      account: Account | null;
      entered: MutationEditAccountArgs;
      problem: Problem | null;
    },
    events: {} as { type: 'retry' } | ({ type: 'save' } & MutationEditAccountArgs),
    emitted: {} as { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    account: fromPromise<Account>(toBeProvided),
    editAccount: fromPromise<Outcome, MutationEditAccountArgs>(toBeProvided),
  },
  guards: {
    accountFilled: (_, entered: MutationEditAccountArgs) => accountFilled(entered),
    refused: (_, outcome: Outcome) => refused(outcome),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberAccount: assign({ account: (_, account: Account) => account }),
    rememberEntered: assign({
      entered: (_, { password, email, subscription, rgpdForgetMe }: MutationEditAccountArgs) => ({
        password,
        email,
        subscription,
        rgpdForgetMe,
      }),
    }),
    forgetEntered: assign({
      entered: { password: '', email: '', subscription: false, rgpdForgetMe: false },
    }),
    rememberRefusal: assign({ problem: (_, outcome: Outcome) => refusalOf(outcome) }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    tellChanged: emit((_, outcome: Outcome) => ({ type: 'changed', notice: noticeOf(outcome) })),
  },
}).createMachine({
  id: 'account',
  context: {
    account: null,
    entered: { password: '', email: '', subscription: false, rgpdForgetMe: false },
    problem: null,
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'account',
        src: 'account',
        onDone: {
          target: 'editing',
          actions: { type: 'rememberAccount', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'sessionEnded', params: ({ event }) => event },
            target: 'sessionEnded',
          },
          {
            target: 'failed',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    failed: { on: { retry: { target: 'loading', actions: 'forgetProblem' } } },
    editing: {
      on: {
        save: {
          guard: { type: 'accountFilled', params: ({ event }) => event },
          target: 'saving',
          actions: ['forgetProblem', { type: 'rememberEntered', params: ({ event }) => event }],
        },
      },
    },
    saving: {
      tags: 'busy',
      exit: 'forgetEntered',
      invoke: {
        id: 'editAccount',
        src: 'editAccount',
        input: ({ context }) => context.entered,
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'editing',
            actions: { type: 'tellChanged', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'sessionEnded', params: ({ event }) => event },
            target: 'sessionEnded',
          },
          {
            target: 'editing',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    sessionEnded: { type: 'final', meta: { next: '/login' } },
  },
});
