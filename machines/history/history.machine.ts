import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf, sessionEnded } from '../failure/failure.ts';
import { noticeOf, overwriteOffered, refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import * as rules from './history.rules.ts';
import type * as schema from '#schema/generated.ts';

type Saving = { readonly entered: rules.HistoryEntries; readonly force: boolean };
type Fresh = { readonly histories: readonly rules.EditedEntry[]; readonly unsaved: boolean };
type Outcome = schema.Outcome;

/** Correcting and deleting the attributions of a territory (spec 2 §2 t-view; HED-03…15, B-65, B-66). */
export const historyMachine = setup({
  types: {
    context: {} as {
      territoryId: string;
      today: string;
      opening: Omit<rules.EditorOpening, 'entry'>;
      entry: rules.EditedEntry | null;
      form: schema.HistoryEntryForm | null;
      problem: Problem | null;
    },
    input: {} as { territoryId: string },
    events: {} as
      | { type: 'edit'; history: schema.TerritoryHistory; today: string }
      | { type: 'entry.chosen'; entry: rules.EditedEntry }
      | ({ type: 'history.changed' } & Fresh)
      | ({ type: 'save' } & Saving)
      | { type: 'remove' | 'close' | 'confirm' | 'cancel' },
    emitted: {} as { type: 'changed'; notice: schema.Notice | null } | { type: 'outdated' },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    lastHistoryEntry: fromPromise<rules.EditorOpening, { territoryId: string }>(toBeProvided),
    editHistoryEntry: fromPromise<Outcome, { form: schema.HistoryEntryForm | null }>(toBeProvided),
    removeHistoryEntry: fromPromise<Outcome, schema.MutationRemoveHistoryEntryArgs>(toBeProvided),
  },
  guards: {
    editable: (_, { history }: { history: schema.TerritoryHistory }) => rules.editable(history),
    nothingToEdit: (_, { entry }: rules.EditorOpening) => entry === null,
    entryFilled: ({ context }, { entered }: Saving) =>
      context.entry !== null && rules.entryFilled(context.entry, entered, context.today),
    over: ({ context }) => context.entry?.exited === false,
    refused: (_, outcome: Outcome) => refused(outcome),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberToday: assign({ today: (_, { today }: { today: string }) => today }),
    rememberOpening: assign((_, { entry, ...opening }: rules.EditorOpening) => ({
      entry,
      opening,
    })),
    rememberEntry: assign({ entry: (_, { entry }: { entry: rules.EditedEntry }) => entry }),
    rememberFresh: assign({
      entry: ({ context }, { histories, unsaved }: Fresh) =>
        rules.freshEntry(context.entry, histories, unsaved) ?? context.entry,
    }),
    rememberForm: assign({
      form: ({ context: { territoryId, entry, problem } }, { entered, force }: Saving) =>
        entry &&
        rules.historyFormOf(territoryId, entry, entered, force && overwriteOffered(problem)),
    }),
    rememberSaved: assign({
      entry: ({ context: { entry, form } }) => entry && form && rules.savedEntry(entry, form),
    }),
    rememberRefusal: assign({ problem: (_, outcome: Outcome) => refusalOf(outcome) }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    tellChanged: emit((_, outcome: Outcome) => ({ type: 'changed', notice: noticeOf(outcome) })),
    tellOutdated: emit({ type: 'outdated' }),
  },
}).createMachine({
  id: 'history',
  context: ({ input }) => ({
    territoryId: input.territoryId,
    today: '',
    opening: { activities: [], users: [] },
    entry: null,
    form: null,
    problem: null,
  }),
  initial: 'viewing',
  states: {
    viewing: {
      on: {
        edit: {
          guard: { type: 'editable', params: ({ event }) => event },
          target: 'loadingEntry',
          actions: ['forgetProblem', { type: 'rememberToday', params: ({ event }) => event }],
        },
      },
    },
    loadingEntry: {
      tags: 'busy',
      invoke: {
        id: 'lastHistoryEntry',
        src: 'lastHistoryEntry',
        input: ({ context }) => ({ territoryId: context.territoryId }),
        onDone: [
          {
            guard: { type: 'nothingToEdit', params: ({ event }) => event.output },
            target: 'viewing',
            actions: 'tellOutdated',
          },
          {
            target: 'editing',
            actions: { type: 'rememberOpening', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'viewing', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    editing: {
      on: {
        'entry.chosen': {
          actions: ['forgetProblem', { type: 'rememberEntry', params: ({ event }) => event }],
        },
        'history.changed': {
          actions: { type: 'rememberFresh', params: ({ event }) => event },
        },
        save: {
          guard: { type: 'entryFilled', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'rememberForm', params: ({ event }) => event },
        },
        remove: { guard: 'over', target: 'confirmingRemoval' },
        close: { target: 'viewing', actions: 'forgetProblem' },
      },
    },
    saving: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'editHistoryEntry',
        src: 'editHistoryEntry',
        input: ({ context }) => ({ form: context.form }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'editing',
            actions: [
              { type: 'rememberRefusal', params: ({ event }) => event.output },
              'tellOutdated',
            ],
          },
          {
            target: 'editing',
            actions: [
              'rememberSaved',
              { type: 'tellChanged', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'editing', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    confirmingRemoval: {
      meta: { confirm: 'Voulez-vous supprimer cette attribution ?' },
      on: { confirm: { target: 'removing', actions: 'forgetProblem' }, cancel: 'editing' },
    },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removeHistoryEntry',
        src: 'removeHistoryEntry',
        input: ({ context: { territoryId, entry } }) => ({
          territoryId,
          historyId: entry?.historyId ?? '',
          outputNumber: entry?.outputNumber ?? 0,
        }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'viewing',
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
