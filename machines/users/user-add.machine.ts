import { assign, emit, fromPromise, setup } from 'xstate';
import { answered } from '../parts/flow/answer.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { type UserEntries, userFilled } from './users.rules.ts';
import type { Notice, UserAdded } from '#schema/generated.ts';

/** Adds a person; the generated password is shown and never kept (spec 2 §2 u-add; UADD-02…10, B-50). */
export const userAddMachine = setup({
  types: {
    context: {} as { entered: UserEntries; problem: Problem | null },
    events: {} as { type: 'add' } & UserEntries,
    emitted: {} as {
      type: 'changed';
      notice: Notice | null;
      login: string;
      password: string | null;
    },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    addUser: fromPromise<UserAdded, UserEntries>(toBeProvided),
  },
  guards: {
    userFilled: (_, entered: UserEntries) => userFilled(entered),
  },
  actions: {
    rememberEntered: assign({
      entered: (_, { login, password, email, roleId }: UserEntries) => ({
        login: login.trim(),
        password,
        email: email.trim(),
        roleId,
      }),
    }),
    forgetEntered: assign({ entered: { login: '', password: '', email: '', roleId: '' } }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    emitChanged: emit(({ context }, { notice, password }: UserAdded) => ({
      type: 'changed',
      notice,
      login: context.entered.login,
      password,
    })),
  },
}).createMachine({
  id: 'userAdd',
  context: { entered: { login: '', password: '', email: '', roleId: '' }, problem: null },
  initial: 'editing',
  states: {
    editing: {
      entry: 'forgetEntered',
      on: {
        add: {
          guard: { type: 'userFilled', params: ({ event }) => event },
          target: 'adding',
          actions: ['forgetProblem', { type: 'rememberEntered', params: ({ event }) => event }],
        },
      },
    },
    adding: {
      tags: 'busy',
      invoke: {
        id: 'addUser',
        src: 'addUser',
        input: ({ context }) => context.entered,
        onDone: { target: 'editing', actions: { type: 'emitChanged', params: answered } },
        onError: { target: 'editing', actions: 'rememberProblem' },
      },
    },
  },
});
