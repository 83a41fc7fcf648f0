import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf, sessionEnded } from '../failure/failure.ts';
import { noticeOf, overwriteOffered, refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import * as rules from './territory.rules.ts';
import type * as schema from '#schema/generated.ts';

type Settings = { readonly settings: schema.TerritorySettings };
type Entered = { readonly entered: rules.SettingsEntries };
type Saving = Entered & { readonly force: boolean };
type Outcome = schema.EditTerritoryOutcome;

/** The settings of a territory, read, then edited (spec 1 §2, §4 Territory detail; DET-04…08, DET-15…22). */
export const territoryMachine = setup({
  types: {
    context: {} as {
      /** As they were read when the edit began; what is saved is compared with them. */
      read: schema.TerritorySettings | null;
      /** What somebody else saved meanwhile. */
      theirs: schema.TerritorySettings | null;
      /** What came of the last save, until the page has been read again. */
      saved: schema.TerritorySettings | null;
      edit: schema.MutationEditTerritoryArgs | null;
      problem: Problem | null;
    },
    events: {} as
      | ({ type: 'edit' } & Settings)
      | ({ type: 'save' | 'overwrite' } & Entered)
      | ({ type: 'map.updated' } & rules.MapUpdate)
      | { type: 'cancel' | 'reread' | 'map.open' | 'map.close' },
    emitted: {} as { type: 'changed'; notice: schema.Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    editTerritory: fromPromise<Outcome, schema.MutationEditTerritoryArgs | null>(toBeProvided),
    territorySettings: fromPromise<schema.TerritorySettings, { territoryId: string }>(toBeProvided),
  },
  guards: {
    canEdit: (_, { settings }: Settings) => settings.canEdit,
    canDraw: ({ context }) => context.read?.enableDrawBtn === true,
    filled: (_, { entered }: Entered) => rules.territoryFilled(entered),
    mayOverwrite: ({ context }, { entered }: Entered) =>
      overwriteOffered(context.problem) && rules.territoryFilled(entered),
    theirsKnown: ({ context }) => context.theirs !== null,
    outdated: (_, outcome: Outcome) => overwriteOffered(refusalOf(outcome)),
    refused: (_, outcome: Outcome) => refused(outcome),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
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
      edit: ({ context: { read } }, { entered, force }: Saving) =>
        read && rules.editOf(read, entered, force),
    }),
    rememberSaved: assign({
      saved: ({ context: { read, edit } }, outcome: Outcome) =>
        read && edit && rules.savedSettings(read, edit, outcome),
    }),
    forgetEdit: assign({ edit: null }),
    forgetTheirs: assign({ theirs: null }),
    rememberRefusal: assign({ problem: (_, outcome: Outcome) => refusalOf(outcome) }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    tellChanged: emit((_, outcome: Outcome) => ({ type: 'changed', notice: noticeOf(outcome) })),
    tellOutdated: emit({ type: 'changed', notice: null }),
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
        cancel: { target: 'readOnly', actions: 'tellOutdated' },
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
        input: ({ context }) => ({ territoryId: context.read?.territoryId ?? '' }),
        onDone: {
          target: 'editing',
          actions: { type: 'rememberTheirs', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'editing' },
        ],
      },
    },
    saving: {
      tags: 'busy',
      entry: ['forgetProblem', 'forgetTheirs'],
      invoke: {
        id: 'editTerritory',
        src: 'editTerritory',
        input: ({ context }) => context.edit,
        onDone: [
          {
            guard: { type: 'outdated', params: ({ event }) => event.output },
            target: 'comparing',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'readOnly',
            actions: [
              { type: 'rememberSaved', params: ({ event }) => event.output },
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
    sessionEnded: { type: 'final', meta: { next: '/login' } },
  },
});
