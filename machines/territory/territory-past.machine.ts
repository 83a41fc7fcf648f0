import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import { noticeIn, answered } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import * as rules from './territory-past.rules.ts';
import type * as schema from '#schema/generated.ts';

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
    addHistoryEntry: fromPromise<schema.HistoryEntryAdded, schema.MutationAddHistoryEntryArgs>(
      toBeProvided,
    ),
  },
  guards: {
    pastFilled: ({ context }, entered: rules.PastEntries) => rules.pastFilled(context, entered),
  },
  actions: {
    rememberHistory: assign(({ context }, history: schema.TerritoryHistory) =>
      rules.pastAsRead(context, history),
    ),
    rememberAdded: assign(({ context }, added: schema.HistoryEntryAdded) =>
      rules.pastAdded(context, added),
    ),
    rememberEntered: assign({ entered: (_, it: rules.PastEntries) => rules.pastEntries(it) }),
    forgetEntered: assign({ entered: rules.nothingEntered }),
    rememberUnread: assign({
      problem: ({ context: it, event }) => (it.history ? it.problem : problemIn(event)),
    }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    emitChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
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
            onDone: { target: 'ready', actions: { type: 'rememberHistory', params: answered } },
            onError: { target: 'ready', actions: 'rememberUnread' },
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
        onDone: {
          target: 'recording',
          actions: [{ type: 'rememberAdded', params: answered }, 'emitChanged'],
        },
        onError: { target: 'recording', actions: 'rememberProblem' },
      },
    },
    finished: { type: 'final', meta: { next: '/t-view/:territory_id' } },
  },
});
