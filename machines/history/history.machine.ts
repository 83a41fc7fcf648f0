import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import {
  overwriteOffered,
  errorIn,
  type Problem,
  problemIn,
  RefusalError,
} from '../parts/failure/failure.ts';
import { noticeIn, answered } from '../parts/flow/answer.ts';
import { required } from '../parts/flow/required.ts';
import type { Meta } from '../parts/flow/meta.ts';
import * as rules from './history.rules.ts';
import type * as schema from '#schema/generated.ts';

type Save = { readonly entered: rules.HistoryEntries; readonly force: boolean };
type List = { readonly histories: readonly rules.EditedEntry[]; readonly unsaved: boolean };
type Entry = { readonly entry: rules.EditedEntry };
/** Whether the form differs from the saved entry. */
type Typing = { readonly unsaved: boolean };

/** Correcting and deleting the attributions of a territory (spec 2 §2 t-view; HED-03…15, B-65, B-66). */
export const historyMachine = setup({
  types: {
    context: {} as {
      territoryId: string;
      today: string;
      opening: Omit<rules.EditorOpening, 'entry'>;
      entry: rules.EditedEntry | null;
      /** The entry to open once unsaved changes are discarded; null to close. */
      next: rules.EditedEntry | null;
      form: schema.HistoryEntryForm | null;
      problem: Problem | null;
    },
    input: {} as { territoryId: string },
    events: {} as
      | { type: 'edit'; history: schema.TerritoryHistory; today: string }
      | ({ type: 'entry.chosen' } & Entry & Typing)
      | ({ type: 'reread' } & Entry)
      | ({ type: 'history.changed' } & List)
      | ({ type: 'save' } & Save)
      | ({ type: 'close' } & Typing)
      | { type: 'form.changed' | 'remove' | 'confirm' | 'cancel' },
    emitted: {} as
      | { type: 'changed'; notice: schema.Notice | null }
      | { type: 'outdated' }
      | { type: 'form.left' },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    lastHistoryEntry: fromPromise<rules.EditorOpening, { territoryId: string }>(toBeProvided),
    editHistoryEntry: fromPromise<schema.Done, schema.MutationEditHistoryEntryArgs>(toBeProvided),
    removeHistoryEntry: fromPromise<schema.Done, schema.MutationRemoveHistoryEntryArgs>(
      toBeProvided,
    ),
  },
  guards: {
    editable: (_, { history }: { history: schema.TerritoryHistory }) => rules.editable(history),
    nothingToEdit: (_, { entry }: rules.EditorOpening) => entry === null,
    entryFilled: ({ context }, { entered }: Save) =>
      context.entry !== null && rules.entryFilled(context.entry, entered, context.today),
    over: ({ context }) => context.entry?.exited === false,
    unsaved: (_, { unsaved }: Typing) => unsaved,
    closing: ({ context }) => context.next === null,
    refused: ({ event }) => errorIn(event) instanceof RefusalError,
  },
  actions: {
    rememberToday: assign({ today: (_, { today }: { today: string }) => today }),
    rememberOpening: assign((_, { entry, ...opening }: rules.EditorOpening) => ({
      entry,
      opening,
    })),
    rememberEntry: assign({ entry: (_, { entry }: Entry) => entry }),
    rememberNext: assign({ next: (_, { entry }: Entry) => entry }),
    takeNext: assign({ entry: ({ context }) => context.next }),
    forgetNext: assign({ next: null }),
    rememberFresh: assign({
      entry: ({ context }, { histories, unsaved }: List) =>
        rules.freshEntry(context.entry, histories, unsaved) ?? context.entry,
    }),
    rememberForm: assign({
      form: ({ context: { territoryId, entry, problem } }, { entered, force }: Save) =>
        entry &&
        rules.historyFormOf(territoryId, entry, entered, force && overwriteOffered(problem)),
    }),
    rememberSaved: assign({
      entry: ({ context: { entry, form } }) => entry && form && rules.savedEntry(entry, form),
    }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    forgetRefusal: assign({
      problem: ({ context: { problem } }) => (overwriteOffered(problem) ? problem : null),
    }),
    emitChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
    emitOutdated: emit({ type: 'outdated' }),
    emitLeft: emit({ type: 'form.left' }),
  },
}).createMachine({
  id: 'history',
  context: ({ input }) => ({
    territoryId: input.territoryId,
    today: '',
    opening: { activities: [], users: [] },
    entry: null,
    next: null,
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
            guard: { type: 'nothingToEdit', params: answered },
            target: 'viewing',
            actions: 'emitOutdated',
          },
          {
            target: 'editing',
            actions: { type: 'rememberOpening', params: answered },
          },
        ],
        onError: { target: 'viewing', actions: 'rememberProblem' },
      },
    },
    editing: {
      initial: 'entering',
      on: {
        'history.changed': {
          actions: { type: 'rememberFresh', params: ({ event }) => event },
        },
      },
      states: {
        entering: {
          on: {
            'entry.chosen': [
              {
                guard: { type: 'unsaved', params: ({ event }) => event },
                target: 'confirmingLoss',
                actions: { type: 'rememberNext', params: ({ event }) => event },
              },
              {
                actions: [
                  'forgetProblem',
                  { type: 'rememberEntry', params: ({ event }) => event },
                  'emitLeft',
                ],
              },
            ],
            'form.changed': { actions: 'forgetRefusal' },
            reread: {
              actions: [
                'forgetProblem',
                { type: 'rememberEntry', params: ({ event }) => event },
                'emitLeft',
              ],
            },
            save: {
              guard: { type: 'entryFilled', params: ({ event }) => event },
              target: '#history.saving',
              actions: { type: 'rememberForm', params: ({ event }) => event },
            },
            remove: { guard: 'over', target: '#history.confirmingRemoval' },
            close: [
              {
                guard: { type: 'unsaved', params: ({ event }) => event },
                target: 'confirmingLoss',
                actions: 'forgetNext',
              },
              { target: '#history.viewing', actions: ['forgetProblem', 'emitLeft'] },
            ],
          },
        },
        confirmingLoss: {
          meta: { confirm: 'Abandonner les modifications de cette attribution\u202F?' },
          on: {
            confirm: [
              {
                guard: 'closing',
                target: '#history.viewing',
                actions: ['forgetProblem', 'emitLeft'],
              },
              { target: 'entering', actions: ['forgetProblem', 'takeNext', 'emitLeft'] },
            ],
            cancel: 'entering',
          },
        },
      },
    },
    saving: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'editHistoryEntry',
        src: 'editHistoryEntry',
        input: ({ context }) => ({ form: required(context.form) }),
        onDone: { target: 'editing', actions: ['rememberSaved', 'emitChanged'] },
        onError: [
          { guard: 'refused', target: 'editing', actions: ['rememberProblem', 'emitOutdated'] },
          { target: 'editing', actions: 'rememberProblem' },
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
          historyId: required(entry).historyId,
          outputNumber: required(entry).outputNumber,
        }),
        onDone: { target: 'viewing', actions: 'emitChanged' },
        onError: { target: 'editing', actions: 'rememberProblem' },
      },
    },
  },
});
