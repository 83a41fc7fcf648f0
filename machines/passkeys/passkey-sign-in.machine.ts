import { assign, emit, fromPromise, setup } from 'xstate';
import { leadsBack } from '../parts/flow/account-in.ts';
import { answered } from '../parts/flow/answer.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { type Ceremony, credentialIn, type Trouble, troubleIn } from './passkeys.rules.ts';
import type { MutationPasskeySignInArgs, PasskeyOptions, SignedIn } from '#schema/generated.ts';

type Answered = Omit<MutationPasskeySignInArgs, 'deviceMark'>;

/** The sign-in without a password, beside the documented form: by a button, or by what the browser offers in the name field; absent where the backend has no such call (OWN-361). */
export const passkeySignInMachine = setup({
  types: {
    context: {} as {
      options: string;
      answered: Answered;
      trouble: Trouble | null;
      problem: Problem | null;
      /** Path to return to, and whose screen that is, as in the sign-in by password (OWN-191). */
      from: string | null;
      whose: string | null;
    },
    input: {} as { from: string | null; whose: string | null },
    events: {} as
      | { type: 'choose' }
      | { type: 'congregation.chosen'; congregationId: string | null },
    emitted: {} as { type: 'signedIn'; token: string; deviceMark: string | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    passkeySignInOptions: fromPromise<PasskeyOptions>(toBeProvided),
    /** Answers once the reader has chosen a key in the name field, or the options are over. */
    offeredPasskey: fromPromise<Ceremony, { options: string }>(toBeProvided),
    chosenPasskey: fromPromise<Ceremony, { options: string }>(toBeProvided),
    passkeySignIn: fromPromise<SignedIn, Answered>(toBeProvided),
  },
  guards: {
    hasKey: (_, ceremony: Ceremony) => troubleIn(ceremony) === null,
    optionsOver: (_, ceremony: Ceremony) => troubleIn(ceremony) === 'over',
    privacyPending: (_, { rgpdPrivacy }: SignedIn) => !rgpdPrivacy,
    leadsBack: ({ context }, { token }: SignedIn) => leadsBack(context, token),
  },
  actions: {
    rememberOptions: assign({ options: (_, { options }: PasskeyOptions) => options }),
    rememberCongregation: assign({
      answered: ({ context }, { congregationId }: { congregationId: string | null }) => ({
        ...context.answered,
        congregationId,
      }),
    }),
    rememberCredential: assign({
      answered: ({ context }, ceremony: Ceremony) => ({
        ...context.answered,
        credential: credentialIn(ceremony),
      }),
    }),
    forgetCredential: assign({
      answered: ({ context }) => ({ ...context.answered, credential: '' }),
    }),
    rememberTrouble: assign({ trouble: (_, ceremony: Ceremony) => troubleIn(ceremony) }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetFaults: assign({ trouble: null, problem: null }),
    emitSignedIn: emit((_, { token, deviceMark }: SignedIn) => ({
      type: 'signedIn',
      token,
      deviceMark,
    })),
  },
}).createMachine({
  id: 'passkeySignIn',
  context: ({ input: { from, whose } }) => ({
    options: '',
    answered: { credential: '', congregationId: null },
    trouble: null,
    problem: null,
    from,
    whose,
  }),
  on: {
    'congregation.chosen': {
      actions: { type: 'rememberCongregation', params: ({ event }) => event },
    },
  },
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        id: 'passkeySignInOptions',
        src: 'passkeySignInOptions',
        onDone: { target: 'offering', actions: { type: 'rememberOptions', params: answered } },
        onError: 'absent',
      },
    },
    absent: {},
    offering: {
      tags: 'busy',
      invoke: {
        id: 'offeredPasskey',
        src: 'offeredPasskey',
        input: ({ context: { options } }) => ({ options }),
        onDone: [
          {
            guard: { type: 'hasKey', params: answered },
            target: 'signingIn',
            actions: ['forgetFaults', { type: 'rememberCredential', params: answered }],
          },
          { guard: { type: 'optionsOver', params: answered }, target: 'asking' },
          { target: 'ready' },
        ],
        onError: 'ready',
      },
      on: {
        choose: { target: 'preparing', actions: 'forgetFaults' },
      },
    },
    ready: {
      on: {
        choose: { target: 'preparing', actions: 'forgetFaults' },
      },
    },
    preparing: {
      tags: 'busy',
      invoke: {
        id: 'passkeySignInOptions',
        src: 'passkeySignInOptions',
        onDone: { target: 'choosing', actions: { type: 'rememberOptions', params: answered } },
        onError: { target: 'ready', actions: 'rememberProblem' },
      },
    },
    choosing: {
      tags: 'busy',
      invoke: {
        id: 'chosenPasskey',
        src: 'chosenPasskey',
        input: ({ context: { options } }) => ({ options }),
        onDone: [
          {
            guard: { type: 'hasKey', params: answered },
            target: 'signingIn',
            actions: { type: 'rememberCredential', params: answered },
          },
          { target: 'offering', actions: { type: 'rememberTrouble', params: answered } },
        ],
        onError: { target: 'ready', actions: 'rememberProblem' },
      },
    },
    signingIn: {
      tags: 'busy',
      exit: 'forgetCredential',
      invoke: {
        id: 'passkeySignIn',
        src: 'passkeySignIn',
        input: ({ context }) => context.answered,
        onDone: [
          {
            guard: { type: 'privacyPending', params: answered },
            target: 'privacyPending',
            actions: { type: 'emitSignedIn', params: answered },
          },
          {
            guard: { type: 'leadsBack', params: answered },
            target: 'returned',
            actions: { type: 'emitSignedIn', params: answered },
          },
          { target: 'welcomed', actions: { type: 'emitSignedIn', params: answered } },
        ],
        onError: { target: 'ready', actions: 'rememberProblem' },
      },
    },
    returned: { type: 'final', meta: { next: '/*', why: 'signedIn' } },
    welcomed: { type: 'final', meta: { next: '/t-my-exited' } },
    privacyPending: { type: 'final', meta: { next: '/u-rgpd-privacy' } },
  },
});
