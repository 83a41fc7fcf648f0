import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, problemIn, presentPasswordAsked } from '../parts/failure/failure.ts';
import { type Answer, noticeIn, answered } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { accountFilled, type AccountEntries } from './account.rules.ts';
import { connectionsMachine } from './connections.machine.ts';
import { ownDataMachine } from './own-data.machine.ts';
import { privacyRulesMachine } from './privacy-rules.machine.ts';
import type { Account, MutationEditAccountArgs, Notice, Outcome } from '#schema/generated.ts';

const nothingEntered: MutationEditAccountArgs = {
  password: '',
  email: '',
  subscription: false,
  rgpdForgetMe: false,
  presentPassword: null,
};

/** The account of the person signed in, beside the privacy rules, the export of one's own data and one's connections (spec 1 §2 u-my-account; ACCT-01, ACCT-07, ACCT-08, ACCT-10, ACCT-17, ACCT-18); a new password ends the session (B-90), and so does signing out everywhere (OWN-87). In a session that is not fresh the backend asks for the present password before a new one or another e-mail (OWN-231). */
export const accountMachine = setup({
  types: {
    context: {} as {
      /** As it was loaded, or saved since. */
      account: Account | null;
      /** Kept while they are saved, and while the present password is asked for. */
      entries: MutationEditAccountArgs;
      problem: Problem | null;
    },
    events: {} as
      | { type: 'retry' }
      | ({ type: 'save' } & AccountEntries)
      | { type: 'prove'; presentPassword: string }
      | { type: 'cancel' },
    emitted: {} as { type: 'changed'; notice: Notice | null; saved: AccountEntries },
    children: {} as {
      ownData: 'ownData';
      privacyRules: 'privacyRules';
      connections: 'connections';
    },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    account: fromPromise<Account>(toBeProvided),
    editAccount: fromPromise<Answer<Outcome>, MutationEditAccountArgs>(toBeProvided),
    ownData: ownDataMachine,
    privacyRules: privacyRulesMachine,
    connections: connectionsMachine,
  },
  guards: {
    accountFilled: (_, entries: AccountEntries) => accountFilled(entries),
    presentPasswordAsked: ({ event }) => presentPasswordAsked(problemIn(event)),
    presentPasswordGiven: (_, { presentPassword }: { presentPassword: string }) =>
      presentPassword !== '',
    passwordChanged: ({ context }) => context.entries.password !== '',
  },
  actions: {
    rememberAccount: assign({ account: (_, account: Account) => account }),
    rememberSaved: assign({
      account: ({ context: { account, entries } }) =>
        account && {
          ...account,
          email: entries.email,
          subscription: entries.subscription,
          rgpdForgetMe: entries.rgpdForgetMe,
        },
    }),
    rememberEntries: assign({
      entries: (_, { password, email, subscription, rgpdForgetMe }: AccountEntries) => ({
        password,
        email,
        subscription,
        rgpdForgetMe,
        presentPassword: null,
      }),
    }),
    rememberPresentPassword: assign({
      entries: ({ context }, { presentPassword }: { presentPassword: string }) => ({
        ...context.entries,
        presentPassword,
      }),
    }),
    forgetEntries: assign({ entries: nothingEntered }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    emitChanged: emit(({ context, event }) => ({
      type: 'changed',
      notice: noticeIn(event),
      saved: context.entries,
    })),
  },
}).createMachine({
  id: 'account',
  context: {
    account: null,
    entries: nothingEntered,
    problem: null,
  },
  invoke: [
    { id: 'ownData', src: 'ownData' },
    { id: 'privacyRules', src: 'privacyRules' },
    { id: 'connections', src: 'connections', onDone: '.signedOutEverywhere' },
  ],
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'account',
        src: 'account',
        onDone: { target: 'editing', actions: { type: 'rememberAccount', params: answered } },
        onError: { target: 'failed', actions: 'rememberProblem' },
      },
    },
    failed: { on: { retry: { target: 'loading', actions: 'forgetProblem' } } },
    editing: {
      on: {
        save: {
          guard: { type: 'accountFilled', params: ({ event }) => event },
          target: 'saving',
          actions: ['forgetProblem', { type: 'rememberEntries', params: ({ event }) => event }],
        },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'editAccount',
        src: 'editAccount',
        input: ({ context }) => context.entries,
        onDone: [
          {
            guard: 'passwordChanged',
            target: 'signedOut',
            actions: ['rememberSaved', 'emitChanged', 'forgetEntries'],
          },
          { target: 'editing', actions: ['rememberSaved', 'emitChanged', 'forgetEntries'] },
        ],
        onError: [
          {
            guard: 'presentPasswordAsked',
            target: 'askingPresentPassword',
            actions: 'rememberProblem',
          },
          { target: 'editing', actions: ['forgetEntries', 'rememberProblem'] },
        ],
      },
    },
    askingPresentPassword: {
      on: {
        prove: {
          guard: { type: 'presentPasswordGiven', params: ({ event }) => event },
          target: 'saving',
          actions: [
            'forgetProblem',
            { type: 'rememberPresentPassword', params: ({ event }) => event },
          ],
        },
        cancel: { target: 'editing', actions: ['forgetEntries', 'forgetProblem'] },
      },
    },
    signedOut: { type: 'final', meta: { next: '/login', why: 'passwordChanged' } },
    signedOutEverywhere: { type: 'final', meta: { next: '/login', why: 'signedOutEverywhere' } },
  },
});
