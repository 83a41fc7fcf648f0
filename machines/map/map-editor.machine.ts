import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf, sessionEnded } from '../failure/failure.ts';
import { noticeOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import type { EditableMap, Notice, Outcome, SaveTerritoryMapOutcome } from '#schema/generated.ts';
import type { MapFeatures } from '#schema/geojson.ts';
import { nothingSent, type Sent, type StartPosition, startPosition } from './map-editor.rules.ts';

type Saved = SaveTerritoryMapOutcome | Outcome;
type Done = Exclude<Saved, { __typename: 'Refusal' }>;
type Help = 'print' | 'openStreetMap' | 'file';

/** The editor of a territory's map, or of the global one: load, save, remove, leave (spec 1 §4, §5, spec 2 §4; MAP-07…23, GMED-02…12). */
export const mapEditorMachine = setup({
  types: {
    context: {} as {
      /** A removed map closes the editor of a territory, and empties the global one. */
      global: boolean;
      question: string;
      lastCoordinates: string | null;
      map: EditableMap | null;
      start: StartPosition | null;
      sent: Sent;
      dialog: Help | null;
      problem: Problem | null;
    },
    input: {} as { global: boolean; question: string; lastCoordinates: string | null },
    events: {} as
      | ({ type: 'save' } & Sent)
      | { type: 'export'; features: MapFeatures }
      | { type: 'dialog.opened'; dialog: Help }
      | { type: 'remove' | 'confirm' | 'cancel' | 'quit' | 'retry' | 'imported' | 'dialog.closed' },
    emitted: {} as
      | { type: 'loaded'; map: EditableMap }
      | { type: 'located'; position: StartPosition }
      | { type: 'changed'; notice: Notice | null; outcome: Done; features: MapFeatures }
      | { type: 'exported'; features: MapFeatures }
      | { type: 'failed'; problem: Problem | null }
      | { type: 'closed' },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    editableMap: fromPromise<EditableMap>(toBeProvided),
    saveMap: fromPromise<Saved, Sent>(toBeProvided),
    removeMap: fromPromise<Outcome>(toBeProvided),
    ownPosition: fromPromise<StartPosition>(toBeProvided),
  },
  guards: {
    hasFeatures: (_, it: { features: MapFeatures }) => it.features.features.length > 0,
    hasStart: ({ context }) => context.start !== null,
    global: ({ context }) => context.global,
    refused: (_, outcome: Saved) => refused(outcome),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberMap: assign(({ context }, map: EditableMap) => ({
      map,
      start: startPosition(map, context.lastCoordinates),
    })),
    rememberSent: assign({ sent: (_, sent: Sent) => sent }),
    forgetSent: assign({ sent: nothingSent }),
    rememberDialog: assign({ dialog: (_, { dialog }: { dialog: Help }) => dialog }),
    forgetDialog: assign({ dialog: null }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    tellLoaded: emit((_, map: EditableMap) => ({ type: 'loaded', map })),
    tellLocated: emit((_, position: StartPosition) => ({ type: 'located', position })),
    tellAnswer: emit(({ context }, outcome: Saved) =>
      outcome.__typename === 'Refusal'
        ? { type: 'failed', problem: outcome }
        : { type: 'changed', outcome, notice: noticeOf(outcome), features: context.sent.features },
    ),
    tellExported: emit((_, it: { features: MapFeatures }) => ({
      type: 'exported',
      features: it.features,
    })),
    tellFailed: emit((_, { error }: Failed) => ({ type: 'failed', problem: problemOf(error) })),
    tellClosed: emit({ type: 'closed' }),
  },
}).createMachine({
  id: 'mapEditor',
  context: ({ input }) => ({
    ...input,
    map: null,
    start: null,
    sent: nothingSent,
    dialog: null,
    problem: null,
  }),
  initial: 'loading',
  on: { quit: '.closed' },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'editableMap',
        src: 'editableMap',
        onDone: {
          target: 'arriving',
          actions: [
            { type: 'rememberMap', params: ({ event }) => event.output },
            { type: 'tellLoaded', params: ({ event }) => event.output },
          ],
        },
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: { on: { retry: { target: 'loading', actions: 'forgetProblem' } } },
    arriving: { always: [{ guard: 'hasStart', target: 'ready' }, { target: 'ready.locating' }] },
    ready: {
      initial: 'settled',
      on: {
        save: { target: 'saving', actions: { type: 'rememberSent', params: ({ event }) => event } },
        remove: 'confirmingRemoval',
        imported: { target: 'loading', actions: 'forgetDialog' },
        export: [
          {
            guard: { type: 'hasFeatures', params: ({ event }) => event },
            actions: { type: 'tellExported', params: ({ event }) => event },
          },
          { target: 'nothingToExport' },
        ],
        'dialog.opened': { actions: { type: 'rememberDialog', params: ({ event }) => event } },
        'dialog.closed': { actions: 'forgetDialog' },
      },
      states: {
        settled: {},
        locating: {
          tags: 'busy',
          invoke: {
            id: 'ownPosition',
            src: 'ownPosition',
            onDone: {
              target: 'settled',
              actions: { type: 'tellLocated', params: ({ event }) => event.output },
            },
            onError: 'settled',
          },
        },
      },
    },
    nothingToExport: { on: { 'dialog.closed': 'ready' } },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveMap',
        src: 'saveMap',
        input: ({ context }) => context.sent,
        onDone: {
          target: 'ready',
          actions: [{ type: 'tellAnswer', params: ({ event }) => event.output }, 'forgetSent'],
        },
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'ready', actions: { type: 'tellFailed', params: ({ event }) => event } },
        ],
      },
    },
    confirmingRemoval: {
      meta: { confirm: '{question}' },
      on: { confirm: 'removing', cancel: 'ready' },
    },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removeMap',
        src: 'removeMap',
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'tellAnswer', params: ({ event }) => event.output },
          },
          {
            target: 'removed',
            actions: { type: 'tellAnswer', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'ready', actions: { type: 'tellFailed', params: ({ event }) => event } },
        ],
      },
    },
    removed: { always: [{ guard: 'global', target: 'loading' }, { target: 'closed' }] },
    closed: { entry: 'tellClosed' },
    sessionEnded: { type: 'final', meta: { next: '/login' } },
  },
});
