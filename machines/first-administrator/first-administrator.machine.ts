import { assign, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import { type Answer, answered } from '../parts/flow/answer.ts';
import {
  type FirstAdministratorEntries,
  firstAdministratorFilled,
} from './first-administrator.rules.ts';
import type {
  Congregation,
  MutationMakeFirstAdministratorArgs,
  Outcome,
} from '#schema/generated.ts';

const nothing: MutationMakeFirstAdministratorArgs = {
  code: '',
  congregation: '',
  login: '',
  password: '',
};

/** The first administrator of an empty site, who has the code of its start (OWN-97, beside spec 1 §2). */
export const firstAdministratorMachine = setup({
  types: {
    context: {} as { entries: MutationMakeFirstAdministratorArgs; problem: Problem | null },
    events: {} as ({ type: 'submit' } & FirstAdministratorEntries) | { type: 'signIn' },
    meta: {} as { readonly next: string },
    tags: {} as 'busy',
  },
  actors: {
    presentCongregations: fromPromise<readonly Pick<Congregation, 'id'>[]>(toBeProvided),
    makeFirstAdministrator: fromPromise<Answer<Outcome>, MutationMakeFirstAdministratorArgs>(
      toBeProvided,
    ),
  },
  guards: {
    filled: (_, entered: FirstAdministratorEntries) => firstAdministratorFilled(entered),
    hasCongregations: (_, congregations: readonly Pick<Congregation, 'id'>[]) =>
      congregations.length > 0,
  },
  actions: {
    rememberEntries: assign({
      entries: (_, { code, congregation, login, password }: FirstAdministratorEntries) => ({
        code: code.trim(),
        congregation: congregation.trim(),
        login: login.trim(),
        password,
      }),
    }),
    forgetEntries: assign({ entries: nothing }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'firstAdministrator',
  context: { entries: nothing, problem: null },
  initial: 'looking',
  states: {
    looking: {
      tags: 'busy',
      invoke: {
        id: 'presentCongregations',
        src: 'presentCongregations',
        onDone: [
          { guard: { type: 'hasCongregations', params: answered }, target: 'closed' },
          { target: 'editing' },
        ],
        onError: 'editing',
      },
    },
    closed: { on: { signIn: 'left' } },
    editing: {
      on: {
        submit: {
          guard: { type: 'filled', params: ({ event }) => event },
          target: 'making',
          actions: ['forgetProblem', { type: 'rememberEntries', params: ({ event }) => event }],
        },
      },
    },
    making: {
      tags: 'busy',
      exit: 'forgetEntries',
      invoke: {
        id: 'makeFirstAdministrator',
        src: 'makeFirstAdministrator',
        input: ({ context }) => context.entries,
        onDone: 'made',
        onError: { target: 'editing', actions: 'rememberProblem' },
      },
    },
    made: { on: { signIn: 'left' } },
    left: { type: 'final', meta: { next: '/login' } },
  },
});
