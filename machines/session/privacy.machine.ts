import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import { type Answer, answered } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import type { Outcome, PrivacyRules } from '#schema/generated.ts';

/** The privacy rules, accepted or refused (spec 1 §2 /u-rgpd-privacy, §4; PRIV-03…06). */
export const privacyMachine = setup({
  types: {
    context: {} as {
      signedIn: boolean;
      privacyRules: PrivacyRules | null;
      problem: Problem | null;
    },
    input: {} as { token: string | null },
    events: {} as { type: 'accept' } | { type: 'refuse' } | { type: 'retry' },
    emitted: {} as { type: 'accepted' },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    privacyRules: fromPromise<PrivacyRules>(toBeProvided),
    acceptPrivacyRules: fromPromise<Answer<Outcome>>(toBeProvided),
  },
  guards: {
    signedIn: ({ context }) => context.signedIn,
  },
  actions: {
    rememberPrivacyRules: assign({ privacyRules: (_, rules: PrivacyRules) => rules }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    emitAccepted: emit({ type: 'accepted' }),
  },
}).createMachine({
  id: 'privacy',
  context: ({ input }) => ({
    signedIn: input.token !== null,
    privacyRules: null,
    problem: null,
  }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'signedIn', target: 'loading' }, { target: 'withoutSession' }] },
    withoutSession: { on: { refuse: 'refused' } },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'privacyRules',
        src: 'privacyRules',
        onDone: { target: 'shown', actions: { type: 'rememberPrivacyRules', params: answered } },
        onError: { target: 'failed', actions: 'rememberProblem' },
      },
    },
    failed: { on: { retry: { target: 'loading', actions: 'forgetProblem' }, refuse: 'refused' } },
    shown: { on: { accept: { target: 'accepting', actions: 'forgetProblem' }, refuse: 'refused' } },
    accepting: {
      tags: 'busy',
      invoke: {
        id: 'acceptPrivacyRules',
        src: 'acceptPrivacyRules',
        onDone: { target: 'accepted', actions: 'emitAccepted' },
        onError: { target: 'shown', actions: 'rememberProblem' },
      },
    },
    accepted: { type: 'final', meta: { next: '/t-my-exited' } },
    refused: { type: 'final', meta: { next: '/login' } },
  },
});
