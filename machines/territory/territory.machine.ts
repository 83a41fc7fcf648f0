import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { overwriteOffered, type Problem, problemIn } from '../parts/failure/failure.ts';
import { noticeIn, answered } from '../parts/flow/answer.ts';
import { required } from '../parts/flow/required.ts';
import type { Meta } from '../parts/flow/meta.ts';
import * as rules from './territory.rules.ts';
import type * as schema from '#schema/generated.ts';

type Settings = { readonly settings: schema.TerritorySettings };
type Entries = { readonly entered: rules.SettingsEntries };
type Save = Entries & { readonly force: boolean };

/** The settings of a territory, read, then edited (spec 1 §2, §4 Territory detail; DET-04…08, DET-15…22). */
export const territoryMachine = setup({
  types: {
    context: {} as {
      /** The settings when the edit began; the server compares their version on save. */
      read: schema.TerritorySettings | null;
      /** The settings that somebody else saved meanwhile. */
      theirs: schema.TerritorySettings | null;
      /** The settings after the last save, shown until the page has reloaded. */
      saved: schema.TerritorySettings | null;
      edit: schema.MutationEditTerritoryArgs | null;
      problem: Problem | null;
    },
    events: {} as
      | ({ type: 'edit' } & Settings)
      | ({ type: 'save' | 'overwrite' } & Entries)
      | ({ type: 'map.updated' } & rules.MapUpdate)
      | { type: 'cancel' | 'reread' | 'map.open' | 'map.close' },
    emitted: {} as { type: 'changed'; notice: schema.Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    editTerritory: fromPromise<schema.EditedTerritory, schema.MutationEditTerritoryArgs>(
      toBeProvided,
    ),
    territorySettings: fromPromise<schema.TerritorySettings, schema.QueryTerritorySettingsArgs>(
      toBeProvided,
    ),
  },
  guards: {
    canEdit: (_, { settings }: Settings) => settings.canEdit,
    canDraw: ({ context }) => context.read?.enableDrawBtn === true,
    filled: (_, { entered }: Entries) => rules.territoryFilled(entered),
    mayOverwrite: ({ context }, { entered }: Entries) =>
      overwriteOffered(context.problem) && rules.territoryFilled(entered),
    theirsKnown: ({ context }) => context.theirs !== null,
    outdated: ({ event }) => overwriteOffered(problemIn(event)),
  },
  actions: {
    rememberRead: assign((_, { settings }: Settings) => ({ read: settings, saved: null })),
    rememberTheirs: assign({ theirs: (_, theirs: schema.TerritorySettings) => theirs }),
    takeTheirs: assign({ read: ({ context }) => context.theirs, theirs: null, problem: null }),
    rememberMap: assign({
      read: ({ context: { read } }, { mapLink, mapDrawn }: rules.MapUpdate) =>
        read && { ...read, mapLink, mapDrawn },
    }),
    rememberEdit: assign({
      edit: ({ context: { read } }, { entered, force }: Save) =>
        read && rules.editOf(read, entered, force),
    }),
    rememberSaved: assign({
      saved: ({ context: { read, edit } }, answer: schema.EditedTerritory) =>
        read && edit && rules.savedSettings(read, edit, answer),
    }),
    forgetEdit: assign({ edit: null }),
    forgetTheirs: assign({ theirs: null }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    emitChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
    emitOutdated: emit({ type: 'changed', notice: null }),
  },
}).createMachine({
  id: 'territory',
  context: { read: null, theirs: null, saved: null, edit: null, problem: null },
  initial: 'readOnly',
  states: {
    readOnly: {
      entry: ['forgetEdit', 'forgetProblem', 'forgetTheirs'],
      on: {
        edit: {
          guard: { type: 'canEdit', params: ({ event }) => event },
          target: 'editing',
          actions: { type: 'rememberRead', params: ({ event }) => event },
        },
      },
    },
    editing: {
      entry: 'forgetEdit',
      on: {
        save: {
          guard: { type: 'filled', params: ({ event }) => event },
          target: 'saving',
          actions: {
            type: 'rememberEdit',
            params: ({ event }) => ({ entered: event.entered, force: false }),
          },
        },
        overwrite: {
          guard: { type: 'mayOverwrite', params: ({ event }) => event },
          target: 'saving',
          actions: {
            type: 'rememberEdit',
            params: ({ event }) => ({ entered: event.entered, force: true }),
          },
        },
        reread: { guard: 'theirsKnown', actions: 'takeTheirs' },
        'map.open': { guard: 'canDraw', target: 'drawing' },
        cancel: { target: 'readOnly', actions: 'emitOutdated' },
      },
    },
    drawing: {
      on: {
        'map.updated': { actions: { type: 'rememberMap', params: ({ event }) => event } },
        'map.close': 'editing',
      },
    },
    comparing: {
      tags: 'busy',
      invoke: {
        id: 'territorySettings',
        src: 'territorySettings',
        input: ({ context }) => ({ territoryId: required(context.read).territoryId }),
        onDone: { target: 'editing', actions: { type: 'rememberTheirs', params: answered } },
        onError: 'editing',
      },
    },
    saving: {
      tags: 'busy',
      entry: ['forgetProblem', 'forgetTheirs'],
      invoke: {
        id: 'editTerritory',
        src: 'editTerritory',
        input: ({ context }) => required(context.edit),
        onDone: {
          target: 'readOnly',
          actions: [{ type: 'rememberSaved', params: answered }, 'emitChanged'],
        },
        onError: [
          { guard: 'outdated', target: 'comparing', actions: 'rememberProblem' },
          { target: 'editing', actions: 'rememberProblem' },
        ],
      },
    },
  },
});
