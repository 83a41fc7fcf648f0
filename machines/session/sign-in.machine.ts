import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, networkFailed, problemOf } from '../failure/failure.ts';
import { refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import { credentialsFilled } from './session.rules.ts';
import type { Congregation, MutationSignInArgs, SignInOutcome } from '#schema/generated.ts';

/** The sign-in screen (spec 1 §2 /login, §4; LOGIN-06…21). */
export const signInMachine = setup({
  types: {
    context: {} as {
      congregations: readonly Congregation[] | null;
      credentials: MutationSignInArgs;
      problem: Problem | null;
    },
    input: {} as { unreachable: boolean },
    events: {} as
      | ({ type: 'submit' } & MutationSignInArgs)
      | { type: 'field.changed' }
      | { type: 'congregations.wanted' },
    emitted: {} as { type: 'signedIn'; token: string },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    forgetSession: fromPromise<void>(toBeProvided),
    congregations: fromPromise<readonly Congregation[]>(toBeProvided),
    signIn: fromPromise<SignInOutcome, MutationSignInArgs>(toBeProvided),
  },
  guards: {
    credentialsFilled: (_, entered: MutationSignInArgs) => credentialsFilled(entered),
    congregationsMissing: ({ context }) => context.congregations === null,
    refused: (_, outcome: SignInOutcome) => refused(outcome),
    privacyAccepted: (_, outcome: SignInOutcome) => 'rgpdPrivacy' in outcome && outcome.rgpdPrivacy,
    networkFailed: (_, { error }: Failed) => networkFailed(error),
  },
  actions: {
    rememberCongregations: assign({
      congregations: (_, congregations: readonly Congregation[]) => congregations,
    }),
    rememberCredentials: assign({
      credentials: (_, { login, password, congregationId }: MutationSignInArgs) => ({
        login,
        password,
        congregationId,
      }),
    }),
    forgetCredentials: assign({ credentials: { login: '', password: '', congregationId: '' } }),
    rememberRefusal: assign({ problem: (_, outcome: SignInOutcome) => refusalOf(outcome) }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    tellSignedIn: emit((_, outcome: SignInOutcome) => ({
      type: 'signedIn',
      token: 'token' in outcome ? outcome.token : '',
    })),
  },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    congregations: null,
    credentials: { login: '', password: '', congregationId: '' },
    problem: input.unreachable ? 'unreachable' : null,
  }),
  initial: 'forgettingSession',
  states: {
    forgettingSession: {
      tags: 'busy',
      invoke: {
        id: 'forgetSession',
        src: 'forgetSession',
        onDone: 'loadingCongregations',
        onError: 'loadingCongregations',
      },
    },
    loadingCongregations: {
      tags: 'busy',
      invoke: {
        id: 'congregations',
        src: 'congregations',
        onDone: {
          target: 'editing',
          actions: { type: 'rememberCongregations', params: ({ event }) => event.output },
        },
        onError: {
          target: 'editing',
          actions: { type: 'rememberFailure', params: ({ event }) => event },
        },
      },
    },
    editing: {
      on: {
        submit: {
          guard: { type: 'credentialsFilled', params: ({ event }) => event },
          target: 'submitting',
          actions: ['forgetProblem', { type: 'rememberCredentials', params: ({ event }) => event }],
        },
        'congregations.wanted': {
          guard: 'congregationsMissing',
          target: 'loadingCongregations',
          actions: 'forgetProblem',
        },
      },
    },
    submitting: {
      tags: 'busy',
      exit: 'forgetCredentials',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => context.credentials,
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'privacyAccepted', params: ({ event }) => event.output },
            target: 'welcomed',
            actions: { type: 'tellSignedIn', params: ({ event }) => event.output },
          },
          {
            target: 'privacyPending',
            actions: { type: 'tellSignedIn', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'networkFailed', params: ({ event }) => event },
            target: 'editing',
          },
          {
            target: 'rejected',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    rejected: { on: { 'field.changed': 'editing' } },
    welcomed: { type: 'final', meta: { next: '/t-my-exited' } },
    privacyPending: { type: 'final', meta: { next: '/u-rgpd-privacy' } },
  },
});
