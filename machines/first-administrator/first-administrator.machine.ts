import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import type { Answer } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { firstAdministratorFilled } from './first-administrator.rules.ts';
import type {
  FirstAdministratorState,
  MutationAddFirstAdministratorArgs,
  Outcome,
} from '#schema/generated.ts';

type Entries = MutationAddFirstAdministratorArgs;

/** The first administrator of an empty site, made in a browser (OWN-97, beside spec 1 §2). */
export const firstAdministratorMachine = setup({
  types: {
    context: {} as { entries: Entries; problem: Problem | null },
    events: {} as { type: 'retry' } | ({ type: 'submit' } & Entries),
    emitted: {} as { type: 'made' },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    firstAdministrator: fromPromise<FirstAdministratorState>(toBeProvided),
    addFirstAdministrator: fromPromise<Answer<Outcome>, Entries>(toBeProvided),
  },
  guards: {
    wanted: (_, { wanted }: FirstAdministratorState) => wanted,
    filled: (_, entered: Entries) => firstAdministratorFilled(entered),
  },
  actions: {
    rememberEntries: assign({
      entries: (_, { code, congregation, login, password }: Entries) => ({
        code,
        congregation,
        login,
        password,
      }),
    }),
    forgetEntries: assign({ entries: { code: '', congregation: '', login: '', password: '' } }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    tellMade: emit({ type: 'made' }),
  },
}).createMachine({
  id: 'firstAdministrator',
  context: {
    entries: { code: '', congregation: '', login: '', password: '' },
    problem: null,
  },
  initial: 'looking',
  states: {
    looking: {
      tags: 'busy',
      invoke: {
        id: 'firstAdministrator',
        src: 'firstAdministrator',
        onDone: [
          { guard: { type: 'wanted', params: ({ event }) => event.output }, target: 'editing' },
          { target: 'notWanted' },
        ],
        onError: { target: 'unknown', actions: 'rememberProblem' },
      },
    },
    unknown: { on: { retry: { target: 'looking', actions: 'forgetProblem' } } },
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
        id: 'addFirstAdministrator',
        src: 'addFirstAdministrator',
        input: ({ context }) => context.entries,
        onDone: { target: 'made', actions: 'tellMade' },
        onError: { target: 'editing', actions: 'rememberProblem' },
      },
    },
    made: { type: 'final', meta: { next: '/login' } },
    notWanted: { type: 'final', meta: { next: '/login' } },
  },
});
