import { assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import { answered } from '../parts/flow/answer.ts';
import { overwriteOffered, problemIn } from '../parts/failure/failure.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import type { EditableMap } from '#schema/generated.ts';
import type { MapFeatures } from '#schema/geojson.ts';
import { mapDraftMachine } from './map-draft.machine.ts';
import { mapDrawingMachine } from './map-drawing.machine.ts';
import * as rules from './map-editor.rules.ts';
import { mapImportMachine } from './map-import.machine.ts';

/** The editor of a territory's map, or of the global one: loads, saves, removes, imports; its children draw, keep a draft, read a file (spec 1 §4, §5, spec 2 §4; MAP-07…23, GMED-02…12). */
export const mapEditorMachine = setup({
  types: {
    context: {} as rules.EditorContext,
    input: {} as Pick<rules.EditorContext, 'global' | 'lastCoordinates'>,
    events: {} as rules.EditorEvent,
    emitted: {} as rules.EditorEmitted,
    children: {} as { drawing: 'drawing'; draft: 'draft'; importing: 'importing' },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    drawing: mapDrawingMachine,
    draft: mapDraftMachine,
    importing: mapImportMachine,
    editableMap: fromPromise<EditableMap>(toBeProvided),
    saveMap: fromPromise<rules.SaveAnswer, rules.SaveInput>(toBeProvided),
    removeMap: fromPromise<rules.RemovalAnswer>(toBeProvided),
    ownPosition: fromPromise<rules.StartPosition>(toBeProvided),
  },
  guards: {
    drawnAnew: ({ context }, drawn: MapFeatures) => drawn !== context.drawn,
    hasFeatures: ({ context }) => context.drawn.features.length > 0,
    placed: ({ context }) => rules.placeOf(context) !== null,
    toBeShown: ({ context }, position: rules.StartPosition) =>
      context.drawn === context.saved && rules.isNear(context.start, position),
    global: ({ context }) => context.global,
    imported: (_, answer: rules.MapChange | null) => answer !== null,
    overwriteOffered: ({ event }) => overwriteOffered(problemIn(event)),
  },
  actions: {
    rememberMap: assign(({ context }, map: EditableMap) => ({
      map,
      version: map.version,
      saved: rules.featuresOf(map),
      drawn: rules.featuresOf(map),
      start: rules.startPosition({ map, lastCoordinates: context.lastCoordinates }),
    })),
    loadDrawing: sendTo('drawing', ({ context }, { drawable }: EditableMap) => ({
      type: 'map.loaded',
      features: context.saved,
      drawable,
    })),
    readDraft: sendTo('draft', ({ context }) => ({ type: 'read', known: context.saved })),
    rememberDrawn: assign({ drawn: (_, drawn: MapFeatures) => drawn }),
    restoreDraft: sendTo('drawing', ({ event }) => event),
    keepDraft: sendTo('draft', ({ context: { drawn, saved } }) => ({
      type: 'keep',
      draft: drawn === saved ? null : drawn,
    })),
    dropDraft: sendTo('draft', { type: 'drop' }),
    rememberSending: assign({
      sending: ({ context }, { latitude, longitude, zoom }: rules.StartPosition) => ({
        latitude,
        longitude,
        zoom,
        features: context.drawn,
        version: context.version,
        forceOverwrite: false,
      }),
    }),
    rememberForce: assign({
      sending: ({ context }) => ({ ...context.sending, forceOverwrite: true }),
    }),
    rememberSaved: assign(({ context }, { version }: rules.SaveAnswer) => ({
      saved: context.sending.features,
      version,
    })),
    forgetSending: assign({ sending: rules.nothingSent }),
    rememberHelp: assign({ help: (_, { help }: { help: rules.Help }) => help }),
    forgetHelp: assign({ help: null }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    emitLoaded: emit((_, map: EditableMap) => ({ type: 'loaded', map })),
    emitLocated: emit((_, position: rules.StartPosition) => ({ type: 'located', position })),
    emitChanged: enqueueActions(({ enqueue }, outcome: rules.MapChange | null) => {
      if (outcome) enqueue.emit({ type: 'changed', outcome, notice: outcome.notice });
    }),
    emitExported: emit(({ context }) => ({ type: 'exported', features: context.drawn })),
    emitFailed: emit(({ event }) => ({ type: 'failed', problem: problemIn(event) })),
    emitClosed: emit({ type: 'closed' }),
  },
}).createMachine({
  id: 'mapEditor',
  context: ({ input }) => ({
    ...input,
    map: null,
    version: null,
    saved: rules.nothingDrawn,
    drawn: rules.nothingDrawn,
    start: null,
    sending: rules.nothingSent,
    help: null,
    problem: null,
  }),
  invoke: [
    {
      id: 'drawing',
      src: 'drawing',
      onSnapshot: {
        guard: {
          type: 'drawnAnew',
          params: ({ event }) => event.snapshot.context.history.present.geojson,
        },
        actions: [
          {
            type: 'rememberDrawn',
            params: ({ event }) => event.snapshot.context.history.present.geojson,
          },
          'keepDraft',
        ],
      },
    },
    { id: 'draft', src: 'draft' },
  ],
  on: { 'draft.restored': { actions: 'restoreDraft' }, quit: '.closed' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'editableMap',
        src: 'editableMap',
        onDone: {
          target: 'arriving',
          actions: [
            { type: 'rememberMap', params: answered },
            { type: 'loadDrawing', params: answered },
            'readDraft',
            { type: 'emitLoaded', params: answered },
          ],
        },
        onError: { target: 'failed', actions: 'rememberProblem' },
      },
    },
    failed: { on: { retry: { target: 'loading', actions: 'forgetProblem' } } },
    arriving: { always: [{ guard: 'placed', target: 'ready' }, { target: 'ready.locating' }] },
    ready: {
      initial: 'settled',
      on: {
        save: {
          target: 'saving',
          actions: { type: 'rememberSending', params: ({ event }) => event },
        },
        remove: [
          { guard: 'global', target: 'confirmingGlobalRemoval' },
          { target: 'confirmingTerritoryRemoval' },
        ],
        import: '.importing',
        export: [{ guard: 'hasFeatures', actions: 'emitExported' }, { target: 'nothingToExport' }],
        'help.opened': { actions: { type: 'rememberHelp', params: ({ event }) => event } },
        'dialog.closed': { actions: 'forgetHelp' },
      },
      states: {
        settled: {},
        locating: {
          tags: 'busy',
          invoke: {
            id: 'ownPosition',
            src: 'ownPosition',
            onDone: [
              {
                guard: { type: 'toBeShown', params: answered },
                target: 'settled',
                actions: { type: 'emitLocated', params: answered },
              },
              { target: 'settled' },
            ],
            onError: 'settled',
          },
          on: { 'map.moved': 'settled' },
        },
        importing: {
          invoke: {
            id: 'importing',
            src: 'importing',
            onDone: [
              {
                guard: { type: 'imported', params: answered },
                target: '#mapEditor.loading',
                actions: ['dropDraft', { type: 'emitChanged', params: answered }],
              },
              { target: 'settled' },
            ],
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
        input: ({ context }) => context.sending,
        onDone: {
          target: 'ready',
          actions: [
            { type: 'rememberSaved', params: answered },
            'forgetSending',
            'dropDraft',
            'keepDraft',
            { type: 'emitChanged', params: answered },
          ],
        },
        onError: [
          { guard: 'overwriteOffered', target: 'outdated', actions: 'rememberProblem' },
          { target: 'ready', actions: ['forgetSending', 'emitFailed'] },
        ],
      },
    },
    outdated: {
      exit: 'forgetProblem',
      on: {
        overwrite: { target: 'saving', actions: 'rememberForce' },
        reread: { target: 'loading', actions: 'forgetSending' },
        cancel: { target: 'ready', actions: 'forgetSending' },
      },
    },
    confirmingTerritoryRemoval: {
      meta: { confirm: 'Voulez-vous supprimer cette carte ?' },
      on: { confirm: 'removing', cancel: 'ready' },
    },
    confirmingGlobalRemoval: {
      meta: { confirm: 'Voulez-vous supprimer la carte ?' },
      on: { confirm: 'removing', cancel: 'ready' },
    },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removeMap',
        src: 'removeMap',
        onDone: {
          target: 'removed',
          actions: ['dropDraft', { type: 'emitChanged', params: answered }],
        },
        onError: { target: 'ready', actions: 'emitFailed' },
      },
    },
    removed: { always: [{ guard: 'global', target: 'loading' }, { target: 'closed' }] },
    closed: { entry: ['dropDraft', 'emitClosed'] },
  },
});
