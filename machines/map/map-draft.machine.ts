import { assign, fromPromise, sendParent, setup } from 'xstate';
import { answered } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import type { MapFeatures } from '#schema/geojson.ts';
import { unsavedDraft } from './map-draft.rules.ts';

interface Context {
  readonly loaded: MapFeatures | null;
  /** What a closed tab left behind. */
  readonly found: MapFeatures | null;
  /** What is still to be written. */
  readonly unwritten: MapFeatures | null;
}

type LoadedMap = { readonly features: MapFeatures };
/** Null where nothing is unsaved. */
type Unsaved = { readonly features: MapFeatures | null };

/** Keeps on the device what is drawn and not saved, and offers what a closed tab left behind; without storage there is no draft, and no problem (spec 1 §5; OWN-03). */
export const mapDraftMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | ({ type: 'map.loaded' } & LoadedMap)
      | ({ type: 'map.drawn' } & Unsaved)
      | { type: 'restore' | 'drop' },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    readDraft: fromPromise<string | null>(toBeProvided),
    writeDraft: fromPromise<void, Unsaved>(toBeProvided),
    dropDraft: fromPromise<void>(toBeProvided),
  },
  delays: { rest: 300 },
  guards: {
    draftFound: ({ context }) => context.found !== null,
    unwritten: ({ context }) => context.unwritten !== null,
  },
  actions: {
    rememberLoaded: assign({ loaded: (_, { features }: LoadedMap) => features }),
    rememberDraft: assign({
      found: ({ context }, draft: string | null) => unsavedDraft(draft, context.loaded),
    }),
    rememberUnwritten: assign({ unwritten: (_, { features }: Unsaved) => features }),
    forgetUnwritten: assign({ unwritten: null }),
    forgetDraft: assign({ found: null }),
    handOver: sendParent(({ context }: { context: Context }) => ({
      type: 'draft.restored',
      features: context.found,
    })),
  },
}).createMachine({
  id: 'mapDraft',
  context: { loaded: null, found: null, unwritten: null },
  on: {
    'map.drawn': {
      target: '.resting',
      actions: { type: 'rememberUnwritten', params: ({ event }) => event },
    },
    restore: { guard: 'draftFound', actions: ['handOver', 'forgetDraft'] },
    drop: { target: '.dropping', actions: ['forgetUnwritten', 'forgetDraft'] },
  },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'map.loaded': {
          target: 'reading',
          actions: { type: 'rememberLoaded', params: ({ event }) => event },
        },
      },
    },
    reading: {
      tags: 'busy',
      on: {
        'map.drawn': { actions: { type: 'rememberUnwritten', params: ({ event }) => event } },
      },
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        onDone: { target: 'resting', actions: { type: 'rememberDraft', params: answered } },
        onError: 'resting',
      },
    },
    resting: { always: { guard: 'unwritten', target: 'changed' } },
    changed: { after: { rest: 'writing' } },
    writing: {
      tags: 'busy',
      exit: 'forgetUnwritten',
      invoke: {
        id: 'writeDraft',
        src: 'writeDraft',
        input: ({ context }) => ({ features: context.unwritten }),
        onDone: 'resting',
        onError: 'resting',
      },
    },
    dropping: {
      tags: 'busy',
      invoke: { id: 'dropDraft', src: 'dropDraft', onDone: 'resting', onError: 'resting' },
    },
  },
});
