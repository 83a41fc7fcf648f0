import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf, sessionEnded } from '../failure/failure.ts';
import { noticeOf, refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import { chosenAmong, stillOffered } from './exit.rules.ts';
import type {
  ExitCancelChoices,
  MutationCancelExitArgs,
  Notice,
  Outcome,
  TerritoryChoice,
} from '#schema/generated.ts';

type Chosen = { readonly territoryIds: readonly string[] };

/** Undoing exits as if they had not been (spec 2 §2 t-exit-cancel, §4; CAN-01…07, B-69). */
export const exitCancelMachine = setup({
  types: {
    context: {} as {
      choices: ExitCancelChoices | null;
      chosen: readonly TerritoryChoice[];
      problem: Problem | null;
    },
    events: {} as
      | ({ type: 'territories.chosen' } & Chosen)
      | { type: 'cancelExit' | 'confirm' | 'cancel' | 'retry' | 'changed.elsewhere' },
    emitted: {} as { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    exitCancelChoices: fromPromise<ExitCancelChoices>(toBeProvided),
    cancelExit: fromPromise<Outcome, MutationCancelExitArgs>(toBeProvided),
  },
  guards: {
    someChosen: ({ context }) => context.chosen.length > 0,
    refused: (_, outcome: Outcome) => refused(outcome),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberChoices: assign({ choices: (_, choices: ExitCancelChoices) => choices }),
    keepOffered: assign({
      chosen: ({ context }, { territories }: ExitCancelChoices) =>
        stillOffered(context.chosen, territories),
    }),
    rememberChosen: assign({
      chosen: ({ context }, { territoryIds }: Chosen) =>
        chosenAmong(territoryIds, context.choices?.territories ?? [], context.chosen),
    }),
    forgetChosen: assign({ chosen: [] }),
    rememberRefusal: assign({ problem: (_, outcome: Outcome) => refusalOf(outcome) }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    tellChanged: emit((_, outcome: Outcome) => ({ type: 'changed', notice: noticeOf(outcome) })),
  },
}).createMachine({
  id: 'exitCancel',
  context: { choices: null, chosen: [], problem: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'exitCancelChoices',
        src: 'exitCancelChoices',
        onDone: {
          target: 'editing',
          actions: [
            { type: 'rememberChoices', params: ({ event }) => event.output },
            { type: 'keepOffered', params: ({ event }) => event.output },
          ],
        },
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: { on: { retry: { target: 'loading', actions: 'forgetProblem' } } },
    editing: {
      initial: 'ready',
      on: {
        'territories.chosen': {
          actions: ['forgetProblem', { type: 'rememberChosen', params: ({ event }) => event }],
        },
        cancelExit: { guard: 'someChosen', target: 'confirming' },
        'changed.elsewhere': '.refreshing',
      },
      states: {
        ready: {},
        refreshing: {
          tags: 'busy',
          invoke: {
            id: 'exitCancelChoices',
            src: 'exitCancelChoices',
            onDone: {
              target: 'ready',
              actions: { type: 'rememberChoices', params: ({ event }) => event.output },
            },
            onError: 'ready',
          },
        },
      },
    },
    confirming: {
      meta: { confirm: 'Voulez-vous annuler la sortie de ce {product} ?' },
      on: {
        confirm: { target: 'cancelling', actions: 'forgetProblem' },
        cancel: 'editing',
      },
    },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancelExit',
        src: 'cancelExit',
        input: ({ context }) => ({ territoryIds: context.chosen.map(({ id }) => id) }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'loading',
            actions: ['forgetChosen', { type: 'tellChanged', params: ({ event }) => event.output }],
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
