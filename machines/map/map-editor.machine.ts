import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, problemOf, sessionEnded } from '../failure/failure.ts';
import { noticeOf, overwriteOffered, refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import type { EditableMap, Outcome } from '#schema/generated.ts';
import * as rules from './map-editor.rules.ts';

/** The editor of a territory's map, or of the global one: load, save, remove, leave (spec 1 §4, §5, spec 2 §4; MAP-07…23, GMED-02…12). */
export const mapEditorMachine = setup({
  types: {
    context: {} as rules.EditorContext,
    input: {} as Pick<rules.EditorContext, 'global' | 'question' | 'lastCoordinates'>,
    events: {} as rules.EditorEvent,
    emitted: {} as rules.EditorEmitted,
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    editableMap: fromPromise<EditableMap>(toBeProvided),
    saveMap: fromPromise<rules.Saved, rules.SaveInput>(toBeProvided),
    removeMap: fromPromise<Outcome>(toBeProvided),
    ownPosition: fromPromise<rules.StartPosition>(toBeProvided),
  },
  guards: {
    hasFeatures: (_, it: rules.Drawn) => it.features.features.length > 0,
    hasStart: ({ context }) => context.start !== null,
    global: ({ context }) => context.global,
    refused: (_, outcome: rules.Saved) => refused(outcome),
    overwriteOffered: (_, outcome: rules.Saved) => overwriteOffered(refusalOf(outcome)),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberMap: assign(({ context }, map: EditableMap) => ({
      map,
      version: map.version,
      start: rules.startPosition(map, context.lastCoordinates),
    })),
    rememberVersion: assign({
      version: ({ context }, saved: rules.Saved) =>
        'version' in saved ? saved.version : context.version,
    }),
    rememberForce: assign({ forceOverwrite: true }),
    rememberRefusal: assign({ problem: (_, outcome: rules.Saved) => refusalOf(outcome) }),
    rememberSent: assign((_, sent: rules.Sent) => ({ sent, forceOverwrite: false })),
    forgetSent: assign({ sent: rules.nothingSent }),
    rememberDialog: assign({ dialog: (_, { dialog }: { dialog: rules.Help }) => dialog }),
    forgetDialog: assign({ dialog: null }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    tellLoaded: emit((_, map: EditableMap) => ({ type: 'loaded', map })),
    tellLocated: emit((_, position: rules.StartPosition) => ({ type: 'located', position })),
    tellAnswer: emit(({ context }, outcome: rules.Saved) =>
      outcome.__typename === 'Refusal'
        ? { type: 'failed', problem: outcome }
        : { type: 'changed', outcome, notice: noticeOf(outcome), features: context.sent.features },
    ),
    tellExported: emit((_, { features }: rules.Drawn) => ({ type: 'exported', features })),
    tellFailed: emit((_, { error }: Failed) => ({ type: 'failed', problem: problemOf(error) })),
    tellClosed: emit({ type: 'closed' }),
  },
}).createMachine({
  id: 'mapEditor',
  context: ({ input }) => ({
    ...input,
    map: null,
    version: null,
    forceOverwrite: false,
    start: null,
    sent: rules.nothingSent,
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
        input: ({ context }) => rules.saveInput(context),
        onDone: [
          {
            guard: { type: 'overwriteOffered', params: ({ event }) => event.output },
            target: 'outdated',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'ready',
            actions: [
              { type: 'rememberVersion', params: ({ event }) => event.output },
              { type: 'tellAnswer', params: ({ event }) => event.output },
              'forgetSent',
            ],
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'ready', actions: { type: 'tellFailed', params: ({ event }) => event } },
        ],
      },
    },
    outdated: {
      exit: 'forgetProblem',
      on: {
        overwrite: { target: 'saving', actions: 'rememberForce' },
        reread: { target: 'loading', actions: 'forgetSent' },
        cancel: { target: 'ready', actions: 'forgetSent' },
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
