import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf, sessionEnded } from '../failure/failure.ts';
import { noticeOf, refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import * as rules from './territory-past.rules.ts';
import type * as schema from '#schema/generated.ts';

type Outcome = schema.AddHistoryOutcome;
type Adding = { readonly form: schema.HistoryEntryToAdd };

/** The past of a territory just created: any number of assignments, one after the other (spec 2 §2 t-add; TADD-11…20, B-31). */
export const territoryPastMachine = setup({
  types: {
    context: {} as rules.Past & {
      territoryId: string;
      entered: rules.PastEntries;
      problem: Problem | null;
    },
    input: {} as { territoryId: string; today: string },
    events: {} as
      | ({ type: 'add' } & rules.PastEntries)
      | { type: 'finish' | 'retry' | 'changed.elsewhere' },
    emitted: {} as { type: 'changed'; notice: schema.Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    territoryHistory: fromPromise<schema.TerritoryHistory, { territoryId: string }>(toBeProvided),
    addHistoryEntry: fromPromise<Outcome, Adding>(toBeProvided),
  },
  guards: {
    pastFilled: ({ context }, entered: rules.PastEntries) => rules.pastFilled(context, entered),
    refused: (_, outcome: Outcome) => refused(outcome),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberHistory: assign(({ context }, history: schema.TerritoryHistory) =>
      rules.pastAsRead(context, history),
    ),
    rememberAdded: assign(({ context }, outcome: Outcome) => rules.pastAdded(context, outcome)),
    rememberEntered: assign({ entered: (_, it: rules.PastEntries) => rules.pastEntries(it) }),
    forgetEntered: assign({ entered: rules.nothingEntered }),
    rememberUnread: assign({
      problem: ({ context: it }, { error }: Failed) => (it.history ? it.problem : problemOf(error)),
    }),
    rememberRefusal: assign({ problem: (_, outcome: Outcome) => refusalOf(outcome) }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    tellChanged: emit((_, it: Outcome) => ({ type: 'changed', notice: noticeOf(it) })),
  },
}).createMachine({
  id: 'territoryPast',
  context: ({ input: { territoryId, today } }) => ({
    territoryId,
    history: null,
    today,
    outputNumber: 1,
    releaseDate: '',
    historyShown: false,
    entered: { releaseDate: '', returnDate: '', userId: '', activityId: '' },
    problem: null,
  }),
  initial: 'recording',
  states: {
    recording: {
      initial: 'reading',
      exit: 'forgetProblem',
      on: {
        add: {
          guard: { type: 'pastFilled', params: ({ event }) => event },
          target: 'adding',
          actions: { type: 'rememberEntered', params: ({ event }) => event },
        },
        finish: 'finished',
        retry: { target: '.reading', actions: 'forgetProblem' },
        'changed.elsewhere': '.reading',
      },
      states: {
        reading: {
          tags: 'busy',
          invoke: {
            id: 'territoryHistory',
            src: 'territoryHistory',
            input: ({ context }) => ({ territoryId: context.territoryId }),
            onDone: {
              target: 'ready',
              actions: { type: 'rememberHistory', params: ({ event }) => event.output },
            },
            onError: [
              { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: '#ended' },
              {
                target: 'ready',
                actions: { type: 'rememberUnread', params: ({ event }) => event },
              },
            ],
          },
        },
        ready: {},
      },
    },
    adding: {
      tags: 'busy',
      exit: 'forgetEntered',
      invoke: {
        id: 'addHistoryEntry',
        src: 'addHistoryEntry',
        input: ({ context }) => ({
          form: { territoryId: context.territoryId, ...context.entered },
        }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'recording',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'recording',
            actions: [
              { type: 'rememberAdded', params: ({ event }) => event.output },
              { type: 'tellChanged', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          {
            target: 'recording',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    finished: { type: 'final', meta: { next: '/t-view/:territory_id' } },
    sessionEnded: { id: 'ended', type: 'final', meta: { next: '/login' } },
  },
});
