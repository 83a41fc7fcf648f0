import { assign, fromPromise, setup } from 'xstate';
import { answered } from '../parts/flow/answer.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import type { Meta } from '../parts/flow/meta.ts';
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
    nothingToShow: ({ event }) => problemIn(event) === null,
  },
  actions: {
    rememberPrivacyRules: assign({ privacyRules: (_, rules: PrivacyRules) => rules }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
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
        onDone: { target: 'shown', actions: { type: 'rememberPrivacyRules', params: answered } },
        onError: [
          { guard: 'nothingToShow', target: 'closed' },
          { target: 'failed', actions: 'rememberProblem' },
        ],
      },
    },
    shown: { on: { close: 'closed' } },
    failed: { on: { close: { target: 'closed', actions: 'forgetProblem' } } },
  },
});
