import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { asksForSecond, openedBy, type PasswordAnswer } from '../parts/flow/session-in.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import { type Answer, answered } from '../parts/flow/answer.ts';
import {
  type FirstAdministratorEntries,
  firstAdministratorFilled,
} from './first-administrator.rules.ts';
import type {
  Congregation,
  MutationMakeFirstAdministratorArgs,
  MutationSignInArgs,
  Outcome,
} from '#schema/generated.ts';

const nothing: MutationMakeFirstAdministratorArgs = {
  code: '',
  congregation: '',
  login: '',
  email: '',
  password: '',
};

/** The first administrator of an empty site, who has the code of its start and is signed in at once (OWN-97, OWN-267, beside spec 1 §2). */
export const firstAdministratorMachine = setup({
  types: {
    context: {} as {
      entries: MutationMakeFirstAdministratorArgs;
      congregationId: string;
      problem: Problem | null;
    },
    events: {} as ({ type: 'submit' } & FirstAdministratorEntries) | { type: 'signIn' | 'begin' },
    emitted: {} as { type: 'signedIn'; token: string; deviceMark: string | null },
    meta: {} as { readonly next: string },
    tags: {} as 'busy',
  },
  actors: {
    presentCongregations: fromPromise<readonly Pick<Congregation, 'id'>[]>(toBeProvided),
    makeFirstAdministrator: fromPromise<Answer<Outcome>, MutationMakeFirstAdministratorArgs>(
      toBeProvided,
    ),
    madeCongregations: fromPromise<readonly Pick<Congregation, 'id'>[]>(toBeProvided),
    signIn: fromPromise<PasswordAnswer, Omit<MutationSignInArgs, 'deviceMark'>>(toBeProvided),
  },
  guards: {
    asksForSecond: (_, answer: PasswordAnswer) => asksForSecond(answer),
    filled: (_, entered: FirstAdministratorEntries) => firstAdministratorFilled(entered),
    hasCongregations: (_, congregations: readonly Pick<Congregation, 'id'>[]) =>
      congregations.length > 0,
  },
  actions: {
    rememberEntries: assign({
      entries: (_, { code, congregation, login, email, password }: FirstAdministratorEntries) => ({
        code: code.trim(),
        congregation: congregation.trim(),
        login: login.trim(),
        email: email.trim(),
        password,
      }),
    }),
    forgetEntries: assign({ entries: nothing }),
    rememberCongregation: assign({
      congregationId: (_, [made]: readonly Pick<Congregation, 'id'>[]) => made?.id ?? '',
    }),
    emitSignedIn: emit(({ event }) => {
      const { token, deviceMark } = openedBy(event);
      return { type: 'signedIn', token, deviceMark };
    }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'firstAdministrator',
  context: { entries: nothing, congregationId: '', problem: null },
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
      entry: 'forgetEntries',
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
      invoke: {
        id: 'makeFirstAdministrator',
        src: 'makeFirstAdministrator',
        input: ({ context }) => context.entries,
        onDone: 'finding',
        onError: { target: 'editing', actions: 'rememberProblem' },
      },
    },
    finding: {
      tags: 'busy',
      invoke: {
        id: 'madeCongregations',
        src: 'madeCongregations',
        onDone: {
          target: 'signingIn',
          actions: { type: 'rememberCongregation', params: answered },
        },
        onError: 'made',
      },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context: { entries, congregationId } }) => ({
          login: entries.login,
          password: entries.password,
          congregationId,
        }),
        onDone: [
          { guard: { type: 'asksForSecond', params: answered }, target: 'made' },
          { target: 'signedIn', actions: 'emitSignedIn' },
        ],
        onError: 'made',
      },
    },
    made: { entry: 'forgetEntries', on: { signIn: 'left' } },
    signedIn: { entry: 'forgetEntries', on: { begin: 'begun' } },
    left: { type: 'final', meta: { next: '/login' } },
    begun: { type: 'final', meta: { next: '/u-rgpd-privacy' } },
  },
});
