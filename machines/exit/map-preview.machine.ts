import { assign, fromPromise, setup } from 'xstate';
import { answered } from '../parts/flow/answer.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { problemIn } from '../parts/failure/failure.ts';
import type { PublicMap, QueryMapTokenArgs, QueryPublicMapArgs } from '#schema/generated.ts';

/** The map of one territory: fetches its token, then its map; a refusal of either ends it (spec 2 §2 t-exit; PREV-01, PREV-04, B-78). */
export const mapPreviewMachine = setup({
  types: {
    context: {} as { territoryId: string; token: string; publicMap: PublicMap | null },
    events: {} as { type: 'open'; territoryId: string } | { type: 'close' },
    tags: {} as 'busy',
  },
  actors: {
    mapToken: fromPromise<string, QueryMapTokenArgs>(toBeProvided),
    publicMap: fromPromise<PublicMap, QueryPublicMapArgs>(toBeProvided),
  },
  guards: {
    noProblem: ({ event }) => problemIn(event) === null,
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
        onDone: { target: 'loading', actions: { type: 'rememberToken', params: answered } },
        onError: [{ guard: 'noProblem', target: 'closed' }, { target: 'notFound' }],
      },
    },
    loading: {
      tags: 'busy',
      on: { close: 'closed' },
      invoke: {
        id: 'publicMap',
        src: 'publicMap',
        input: ({ context }) => ({ token: context.token }),
        onDone: { target: 'shown', actions: { type: 'rememberMap', params: answered } },
        onError: [{ guard: 'noProblem', target: 'closed' }, { target: 'notFound' }],
      },
    },
    shown: { on: { close: 'closed' } },
    notFound: { type: 'final' },
  },
});
