import { assign, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, networkFailed, sessionEnded } from '../failure/failure.ts';
import type { Meta } from '../meta/meta.ts';
import type { PublicMap, QueryMapTokenArgs, QueryPublicMapArgs } from '#schema/generated.ts';

/** The map of the one territory chosen: its token, then its map; any refusal leads to /404 (spec 2 §2 t-exit; PREV-01, PREV-04, B-78). */
export const mapPreviewMachine = setup({
  types: {
    context: {} as { territoryId: string; token: string; publicMap: PublicMap | null },
    events: {} as { type: 'open'; territoryId: string } | { type: 'close' },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    mapToken: fromPromise<string, QueryMapTokenArgs>(toBeProvided),
    publicMap: fromPromise<PublicMap, QueryPublicMapArgs>(toBeProvided),
  },
  guards: {
    networkFailed: (_, { error }: Failed) => networkFailed(error),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberTerritory: assign({ territoryId: (_, it: { territoryId: string }) => it.territoryId }),
    rememberToken: assign({ token: (_, token: string) => token }),
    rememberMap: assign({ publicMap: (_, publicMap: PublicMap) => publicMap }),
    forgetAll: assign({ territoryId: '', token: '', publicMap: null }),
  },
}).createMachine({
  id: 'mapPreview',
  context: { territoryId: '', token: '', publicMap: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'forgetAll',
      on: {
        open: {
          target: 'resolving',
          actions: { type: 'rememberTerritory', params: ({ event }) => event },
        },
      },
    },
    resolving: {
      tags: 'busy',
      on: { close: 'closed' },
      invoke: {
        id: 'mapToken',
        src: 'mapToken',
        input: ({ context }) => ({ territoryId: context.territoryId }),
        onDone: {
          target: 'loading',
          actions: { type: 'rememberToken', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'networkFailed', params: ({ event }) => event }, target: 'closed' },
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'notFound' },
        ],
      },
    },
    loading: {
      tags: 'busy',
      on: { close: 'closed' },
      invoke: {
        id: 'publicMap',
        src: 'publicMap',
        input: ({ context }) => ({ token: context.token }),
        onDone: {
          target: 'shown',
          actions: { type: 'rememberMap', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'networkFailed', params: ({ event }) => event }, target: 'closed' },
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'notFound' },
        ],
      },
    },
    shown: { on: { close: 'closed' } },
    notFound: { type: 'final', meta: { next: '/404' } },
    sessionEnded: { type: 'final', meta: { next: '/login' } },
  },
});
