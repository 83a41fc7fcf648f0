import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import { noticeIn, answered } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { type UserEntries, userFilled } from './users.rules.ts';
import type {
  Done,
  MutationEditUserArgs,
  Notice,
  QueryUserToEditArgs,
  UserToEdit,
} from '#schema/generated.ts';

/** Edits a person chosen from the list; saving leads back to the list (spec 2 §2 u-edit, §4; UEDT-01…06). */
export const userEditMachine = setup({
  types: {
    context: {} as {
      userId: string;
      user: UserToEdit | null;
      entered: UserEntries;
      problem: Problem | null;
    },
    events: {} as
      | ({ type: 'choose' } & QueryUserToEditArgs)
      | ({ type: 'edit' } & UserEntries)
      | { type: 'cancel' | 'retry' },
    /** `password`: the new one; '' where it stays. */
    emitted: {} as { type: 'changed'; notice: Notice | null; login: string; password: string },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    userToEdit: fromPromise<UserToEdit, QueryUserToEditArgs>(toBeProvided),
    editUser: fromPromise<Done, MutationEditUserArgs>(toBeProvided),
  },
  guards: {
    somebody: (_, { userId }: QueryUserToEditArgs) => userId !== '',
    sameUser: ({ context }, { userId }: QueryUserToEditArgs) => userId === context.userId,
    userFilled: (_, entered: UserEntries) => userFilled(entered),
  },
  actions: {
    rememberUserId: assign({ userId: (_, { userId }: QueryUserToEditArgs) => userId, user: null }),
    forgetUser: assign({ userId: '', user: null, problem: null }),
    rememberUser: assign({ user: (_, user: UserToEdit) => user }),
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
    emitChanged: emit(({ context, event }) => ({
      type: 'changed',
      notice: noticeIn(event),
      login: context.entered.login,
      password: context.entered.password,
    })),
  },
}).createMachine({
  id: 'userEdit',
  context: {
    userId: '',
    user: null,
    entered: { login: '', password: '', email: '', roleId: '' },
    problem: null,
  },
  initial: 'choosing',
  states: {
    choosing: {
      entry: ['forgetUser', 'forgetEntered'],
      on: {
        choose: {
          guard: { type: 'somebody', params: ({ event }) => event },
          target: 'chosen',
          actions: { type: 'rememberUserId', params: ({ event }) => event },
        },
      },
    },
    chosen: {
      initial: 'loading',
      on: {
        cancel: 'choosing',
        choose: [
          { guard: { type: 'sameUser', params: ({ event }) => event } },
          {
            guard: { type: 'somebody', params: ({ event }) => event },
            target: '.loading',
            actions: ['forgetProblem', { type: 'rememberUserId', params: ({ event }) => event }],
          },
          { target: 'choosing' },
        ],
      },
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'userToEdit',
            src: 'userToEdit',
            input: ({ context }) => ({ userId: context.userId }),
            onDone: { target: 'editing', actions: { type: 'rememberUser', params: answered } },
            onError: { target: 'failed', actions: 'rememberProblem' },
          },
        },
        failed: { on: { retry: { target: 'loading', actions: 'forgetProblem' } } },
        editing: {
          entry: 'forgetEntered',
          on: {
            edit: {
              guard: { type: 'userFilled', params: ({ event }) => event },
              target: '#userEdit.saving',
              actions: ['forgetProblem', { type: 'rememberEntered', params: ({ event }) => event }],
            },
          },
        },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'editUser',
        src: 'editUser',
        input: ({ context }) => ({ userId: context.userId, ...context.entered }),
        onDone: { target: 'choosing', actions: 'emitChanged' },
        onError: { target: 'chosen.editing', actions: 'rememberProblem' },
      },
    },
  },
});
