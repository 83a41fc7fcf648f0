import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf, sessionEnded } from '../failure/failure.ts';
import { noticeOf, refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import { type UserEntries, userFilled } from './users.rules.ts';
import type { MutationEditUserArgs, Notice, Outcome, UserToEdit } from '#schema/generated.ts';

type Chosen = { readonly userId: string };

/** Choose a person, then edit: back at the choice after a save (spec 2 §2 u-edit, §4; UEDT-01…06). */
export const userEditMachine = setup({
  types: {
    context: {} as {
      userId: string;
      user: UserToEdit | null;
      entered: UserEntries;
      problem: Problem | null;
    },
    events: {} as
      | ({ type: 'choose' } & Chosen)
      | ({ type: 'edit' } & UserEntries)
      | { type: 'cancel' | 'retry' },
    emitted: {} as { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    userToEdit: fromPromise<UserToEdit, Chosen>(toBeProvided),
    editUser: fromPromise<Outcome, MutationEditUserArgs>(toBeProvided),
  },
  guards: {
    somebody: (_, { userId }: Chosen) => userId !== '',
    sameUser: ({ context }, { userId }: Chosen) => userId === context.userId,
    userFilled: (_, entered: UserEntries) => userFilled(entered),
    refused: (_, outcome: Outcome) => refused(outcome),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberChosen: assign({ userId: (_, { userId }: Chosen) => userId, user: null }),
    forgetChosen: assign({ userId: '', user: null, problem: null }),
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
    rememberRefusal: assign({ problem: (_, outcome: Outcome) => refusalOf(outcome) }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    tellChanged: emit((_, outcome: Outcome) => ({ type: 'changed', notice: noticeOf(outcome) })),
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
      entry: 'forgetChosen',
      on: {
        choose: {
          guard: { type: 'somebody', params: ({ event }) => event },
          target: 'chosen',
          actions: { type: 'rememberChosen', params: ({ event }) => event },
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
            actions: ['forgetProblem', { type: 'rememberChosen', params: ({ event }) => event }],
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
            onDone: {
              target: 'editing',
              actions: { type: 'rememberUser', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'sessionEnded', params: ({ event }) => event },
                target: '#userEdit.sessionEnded',
              },
              {
                target: 'failed',
                actions: { type: 'rememberFailure', params: ({ event }) => event },
              },
            ],
          },
        },
        failed: { on: { retry: { target: 'loading', actions: 'forgetProblem' } } },
        editing: {
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
      exit: 'forgetEntered',
      invoke: {
        id: 'editUser',
        src: 'editUser',
        input: ({ context }) => ({ userId: context.userId, ...context.entered }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'chosen.editing',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'choosing',
            actions: { type: 'tellChanged', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          {
            target: 'chosen.editing',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    sessionEnded: { type: 'final', meta: { next: '/login' } },
  },
});
