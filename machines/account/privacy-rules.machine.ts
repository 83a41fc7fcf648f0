import { assign, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import {
  type Failed,
  type Problem,
  networkFailed,
  problemOf,
  sessionEnded,
} from '../failure/failure.ts';
import type { Meta } from '../meta/meta.ts';
import type { PrivacyRules } from '#schema/generated.ts';

/** The privacy rules in a dialog of the account, fetched once (spec 1 §2 u-my-account; ACCT-08). */
export const privacyRulesMachine = setup({
  types: {
    context: {} as { privacyRules: PrivacyRules | null; problem: Problem | null },
    events: {} as { type: 'open' } | { type: 'close' },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    privacyRules: fromPromise<PrivacyRules>(toBeProvided),
  },
  guards: {
    privacyRulesKnown: ({ context }) => context.privacyRules !== null,
    networkFailed: (_, { error }: Failed) => networkFailed(error),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberPrivacyRules: assign({ privacyRules: (_, rules: PrivacyRules) => rules }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'privacyRules',
  context: { privacyRules: null, problem: null },
  initial: 'closed',
  states: {
    closed: {
      on: { open: [{ guard: 'privacyRulesKnown', target: 'shown' }, { target: 'loading' }] },
    },
    loading: {
      tags: 'busy',
      on: { close: 'closed' },
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
            guard: { type: 'networkFailed', params: ({ event }) => event },
            target: 'closed',
          },
          {
            target: 'failed',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    shown: { on: { close: 'closed' } },
    failed: { on: { close: { target: 'closed', actions: 'forgetProblem' } } },
    sessionEnded: { type: 'final', meta: { next: '/login' } },
  },
});
