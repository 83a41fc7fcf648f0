import { assign, emit, fromPromise, setup } from 'xstate';
import { leadsBack } from '../parts/flow/account-in.ts';
import { answered } from '../parts/flow/answer.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { asksForSecond, openedBy, type PasswordAnswer } from '../parts/flow/session-in.ts';
import { type Problem, backendFailed, errorIn, problemIn } from '../parts/failure/failure.ts';
import type { Meta, Reason } from '../parts/flow/meta.ts';
import { codeFilled, type Credentials, credentialsFilled, refused } from './session.rules.ts';
import type {
  Congregation,
  MutationSecondFactorSignInArgs,
  SecondFactorAsked,
} from '#schema/generated.ts';

/** The sign-in screen (spec 1 §2 /login, §4; LOGIN-06…21). */
export const signInMachine = setup({
  types: {
    context: {} as {
      congregations: readonly Congregation[] | null;
      credentials: Credentials;
      /** Why the last session is over, where that is known. */
      ended: Reason | null;
      /** Path to return to; null for the first screen. */
      from: string | null;
      /** Whose screen that is; null: that of whoever signs in (OWN-191). */
      whose: string | null;
      /** Asked for after the password; null before. */
      second: SecondFactorAsked | null;
      code: string;
      problem: Problem | null;
    },
    input: {} as {
      unreachable: boolean;
      ended: Reason | null;
      from: string | null;
      whose: string | null;
    },
    events: {} as
      | ({ type: 'submit' } & Credentials)
      | { type: 'field.changed' }
      | { type: 'congregations.wanted' }
      | { type: 'code.given'; code: string }
      | { type: 'code.left' },
    emitted: {} as { type: 'signedIn'; token: string; deviceMark: string | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    forgetSession: fromPromise<void, { ended: Reason | null }>(toBeProvided),
    congregations: fromPromise<readonly Congregation[]>(toBeProvided),
    signIn: fromPromise<PasswordAnswer, Credentials>(toBeProvided),
    secondFactorSignIn: fromPromise<
      PasswordAnswer,
      Omit<MutationSecondFactorSignInArgs, 'deviceMark'>
    >(toBeProvided),
  },
  guards: {
    credentialsFilled: (_, entered: Credentials) => credentialsFilled(entered),
    congregationsMissing: ({ context }) => context.congregations === null,
    asksForSecond: (_, answer: PasswordAnswer) => asksForSecond(answer),
    codeFilled: (_, { code }: { code: string }) => codeFilled(code),
    refused: ({ event }) => refused(problemIn(event)),
    privacyPending: ({ event }) => !openedBy(event).rgpdPrivacy,
    leadsBack: ({ context, event }) => leadsBack(context, openedBy(event).token),
    backendFailed: ({ event }) => backendFailed(errorIn(event)),
  },
  actions: {
    rememberCongregations: assign({
      congregations: (_, congregations: readonly Congregation[]) => congregations,
    }),
    rememberCredentials: assign({
      credentials: (_, { login, password, congregationId }: Credentials) => ({
        login,
        password,
        congregationId,
      }),
    }),
    forgetCredentials: assign({ credentials: { login: '', password: '', congregationId: '' } }),
    rememberSecond: assign({
      second: (_, answer: PasswordAnswer) => (asksForSecond(answer) ? answer : null),
    }),
    forgetSecond: assign({ second: null }),
    rememberCode: assign({ code: (_, { code }: { code: string }) => code.trim() }),
    forgetCode: assign({ code: '' }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    emitSignedIn: emit(({ event }) => {
      const { token, deviceMark } = openedBy(event);
      return { type: 'signedIn', token, deviceMark };
    }),
  },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    congregations: null,
    credentials: { login: '', password: '', congregationId: '' },
    ended: input.ended,
    from: input.from,
    whose: input.whose,
    second: null,
    code: '',
    problem: input.unreachable ? 'unreachable' : null,
  }),
  initial: 'forgettingSession',
  states: {
    forgettingSession: {
      tags: 'busy',
      invoke: {
        id: 'forgetSession',
        src: 'forgetSession',
        input: ({ context }) => ({ ended: context.ended }),
        onDone: 'loadingCongregations',
        onError: 'loadingCongregations',
      },
    },
    loadingCongregations: {
      tags: 'busy',
      invoke: {
        id: 'congregations',
        src: 'congregations',
        onDone: { target: 'editing', actions: { type: 'rememberCongregations', params: answered } },
        onError: { target: 'editing', actions: 'rememberProblem' },
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
            guard: { type: 'asksForSecond', params: answered },
            target: 'askingCode',
            actions: { type: 'rememberSecond', params: answered },
          },
          { target: 'opened' },
        ],
        onError: [
          { guard: 'backendFailed', target: 'rejected', actions: 'rememberProblem' },
          { target: 'editing', actions: 'rememberProblem' },
        ],
      },
    },
    askingCode: {
      on: {
        'code.given': {
          guard: { type: 'codeFilled', params: ({ event }) => event },
          target: 'submittingCode',
          actions: ['forgetProblem', { type: 'rememberCode', params: ({ event }) => event }],
        },
        'code.left': { target: 'editing', actions: ['forgetSecond', 'forgetProblem'] },
      },
    },
    submittingCode: {
      tags: 'busy',
      exit: 'forgetCode',
      invoke: {
        id: 'secondFactorSignIn',
        src: 'secondFactorSignIn',
        input: ({ context: { second, code } }) => ({ ticket: second?.ticket ?? '', code }),
        onDone: [
          {
            guard: { type: 'asksForSecond', params: answered },
            target: 'askingCode',
            actions: { type: 'rememberSecond', params: answered },
          },
          { target: 'opened' },
        ],
        onError: [
          { guard: 'refused', target: 'editing', actions: ['forgetSecond', 'rememberProblem'] },
          { target: 'askingCode', actions: 'rememberProblem' },
        ],
      },
    },
    opened: {
      entry: 'emitSignedIn',
      always: [
        { guard: 'privacyPending', target: 'privacyPending' },
        { guard: 'leadsBack', target: 'returned' },
        { target: 'welcomed' },
      ],
    },
    rejected: { on: { 'field.changed': 'editing' } },
    returned: { type: 'final', meta: { next: '/*', why: 'signedIn' } },
    welcomed: { type: 'final', meta: { next: '/t-my-exited' } },
    privacyPending: { type: 'final', meta: { next: '/u-rgpd-privacy' } },
  },
});
