import { assign, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf, sessionEnded } from '../failure/failure.ts';
import { refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
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
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    privacyRules: fromPromise<PrivacyRules>(toBeProvided),
    acceptPrivacyRules: fromPromise<Outcome>(toBeProvided),
  },
  guards: {
    signedIn: ({ context }) => context.signedIn,
    refused: (_, outcome: Outcome) => refused(outcome),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberPrivacyRules: assign({ privacyRules: (_, rules: PrivacyRules) => rules }),
    rememberRefusal: assign({ problem: (_, outcome: Outcome) => refusalOf(outcome) }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
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
        onDone: {
          target: 'shown',
          actions: { type: 'rememberPrivacyRules', params: ({ event }) => event.output },
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
    failed: { on: { retry: { target: 'loading', actions: 'forgetProblem' }, refuse: 'refused' } },
    shown: { on: { accept: { target: 'accepting', actions: 'forgetProblem' }, refuse: 'refused' } },
    accepting: {
      tags: 'busy',
      invoke: {
        id: 'acceptPrivacyRules',
        src: 'acceptPrivacyRules',
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          { target: 'accepted' },
        ],
        onError: [
          {
            guard: { type: 'sessionEnded', params: ({ event }) => event },
            target: 'sessionEnded',
          },
          {
            target: 'shown',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    accepted: { type: 'final', meta: { next: '/t-my-exited' } },
    refused: { type: 'final', meta: { next: '/login' } },
    sessionEnded: { type: 'final', meta: { next: '/login' } },
  },
});
