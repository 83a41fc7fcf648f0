import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import {
  type Failed,
  type Problem,
  networkFailed,
  problemOf,
  sessionEnded,
} from '../failure/failure.ts';
import { noticeOf, refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import type { Notice, Outcome } from '#schema/generated.ts';

/** Ask, then make one call: reprieve and plain removals (house-style 14.2; EXD-06, B-104). */
export const confirmationMachine = setup({
  types: {
    context: {} as { question: string; about: string; problem: Problem | null },
    input: {} as { question: string },
    events: {} as { type: 'ask'; about: string } | { type: 'confirm' } | { type: 'cancel' },
    emitted: {} as { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    perform: fromPromise<Outcome, { about: string }>(toBeProvided),
  },
  guards: {
    refused: (_, outcome: Outcome) => refused(outcome),
    networkFailed: (_, { error }: Failed) => networkFailed(error),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberAbout: assign({ about: (_, { about }: { about: string }) => about }),
    forgetAbout: assign({ about: '' }),
    rememberRefusal: assign({ problem: (_, outcome: Outcome) => refusalOf(outcome) }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    tellChanged: emit((_, outcome: Outcome) => ({ type: 'changed', notice: noticeOf(outcome) })),
  },
}).createMachine({
  id: 'confirmation',
  context: ({ input }) => ({ question: input.question, about: '', problem: null }),
  initial: 'quiet',
  states: {
    quiet: {
      on: {
        ask: {
          target: 'asking',
          actions: { type: 'rememberAbout', params: ({ event }) => event },
        },
      },
    },
    asking: {
      meta: { confirm: '{question}' },
      on: {
        confirm: { target: 'doing', actions: 'forgetProblem' },
        cancel: { target: 'quiet', actions: 'forgetAbout' },
      },
    },
    doing: {
      tags: 'busy',
      invoke: {
        id: 'perform',
        src: 'perform',
        input: ({ context }) => ({ about: context.about }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'told',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'told',
            actions: { type: 'tellChanged', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'networkFailed', params: ({ event }) => event },
            target: 'asking',
          },
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          {
            target: 'told',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    told: {
      entry: 'forgetAbout',
      on: {
        ask: {
          target: 'asking',
          actions: { type: 'rememberAbout', params: ({ event }) => event },
        },
      },
    },
    sessionEnded: { type: 'final', meta: { next: '/login' } },
  },
});
