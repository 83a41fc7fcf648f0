import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf, sessionEnded } from '../failure/failure.ts';
import { noticeOf, refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import { type UserEntries, userFilled } from './users.rules.ts';
import type { AddUserOutcome, Notice } from '#schema/generated.ts';

/** A person more, whose generated password passes through and is kept nowhere (spec 2 §2 u-add; UADD-02…10, B-50). */
export const userAddMachine = setup({
  types: {
    context: {} as { entered: UserEntries; problem: Problem | null },
    events: {} as { type: 'add' } & UserEntries,
    emitted: {} as { type: 'changed'; notice: Notice | null; password: string | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    addUser: fromPromise<AddUserOutcome, UserEntries>(toBeProvided),
  },
  guards: {
    userFilled: (_, entered: UserEntries) => userFilled(entered),
    refused: (_, outcome: AddUserOutcome) => refused(outcome),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
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
    rememberRefusal: assign({ problem: (_, outcome: AddUserOutcome) => refusalOf(outcome) }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    tellChanged: emit((_, outcome: AddUserOutcome) => ({
      type: 'changed',
      notice: noticeOf(outcome),
      password: 'password' in outcome ? outcome.password : null,
    })),
  },
}).createMachine({
  id: 'userAdd',
  context: { entered: { login: '', password: '', email: '', roleId: '' }, problem: null },
  initial: 'editing',
  states: {
    editing: {
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
      exit: 'forgetEntered',
      invoke: {
        id: 'addUser',
        src: 'addUser',
        input: ({ context }) => context.entered,
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'editing',
            actions: { type: 'tellChanged', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'editing', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    sessionEnded: { type: 'final', meta: { next: '/login' } },
  },
});
