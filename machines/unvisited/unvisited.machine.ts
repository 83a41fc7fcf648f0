import { assign, emit, fromPromise, setup } from 'xstate';
import type {
  MutationAddUnvisitedPlaceArgs,
  MutationMoveUnvisitedPlaceArgs,
  MutationReconfirmUnvisitedPlaceArgs,
  MutationRemoveUnvisitedPlaceArgs,
  Notice,
  Outcome,
} from '#schema/generated.ts';
import { errorIn, networkFailed, type Problem, problemIn } from '../parts/failure/failure.ts';
import { type Answer, noticeIn } from '../parts/flow/answer.ts';
import { required } from '../parts/flow/required.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';

export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

/** A noted place, as it was read. */
export interface Place {
  readonly id: string;
  readonly version: string;
}

/** Notes, moves, confirms and removes places not to be visited (OWN-122, OWN-123). */
export const unvisitedMachine = setup({
  types: {
    context: {} as {
      territoryId: string;
      /** The place to move or to remove; null for a new one. */
      place: Place | null;
      spot: Spot | null;
      /** A refusal said that the place was changed: the list that is read next has its version. */
      outdated: boolean;
      problem: Problem | null;
    },
    input: {} as { territoryId: string },
    events: {} as
      | { type: 'add' }
      | { type: 'move'; place: Place }
      | { type: 'remove'; place: Place }
      | { type: 'reconfirm'; place: Place }
      | { type: 'spot.chosen'; spot: Spot }
      | { type: 'save' }
      | { type: 'places.read'; places: readonly Place[] }
      | { type: 'confirm' }
      | { type: 'cancel' },
    emitted: {} as { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    addUnvisitedPlace: fromPromise<Answer<Outcome>, MutationAddUnvisitedPlaceArgs>(toBeProvided),
    moveUnvisitedPlace: fromPromise<Answer<Outcome>, MutationMoveUnvisitedPlaceArgs>(toBeProvided),
    reconfirmUnvisitedPlace: fromPromise<Answer<Outcome>, MutationReconfirmUnvisitedPlaceArgs>(
      toBeProvided,
    ),
    removeUnvisitedPlace: fromPromise<Answer<Outcome>, MutationRemoveUnvisitedPlaceArgs>(
      toBeProvided,
    ),
  },
  guards: {
    newPlace: (_, { place }: { place: Place | null }) => place === null,
    outdated: ({ context }) => context.outdated,
    networkFailed: ({ event }) => networkFailed(errorIn(event)),
  },
  actions: {
    rememberPlace: assign({ place: (_, { place }: { place: Place }) => place }),
    forgetPlace: assign({ place: null, spot: null, outdated: false }),
    rememberOutdated: assign({ outdated: true }),
    /** Only after a refusal: what another has changed is never overwritten unseen. */
    renewPlace: assign(({ context: { place } }, { places }: { places: readonly Place[] }) => ({
      place: places.find(({ id }) => id === place?.id) ?? place,
      outdated: false,
    })),
    rememberSpot: assign({ spot: (_, { spot }: { spot: Spot }) => spot }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    emitChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
    emitOutdated: emit({ type: 'changed', notice: null }),
  },
}).createMachine({
  id: 'unvisited',
  context: ({ input }) => ({
    territoryId: input.territoryId,
    place: null,
    spot: null,
    outdated: false,
    problem: null,
  }),
  initial: 'looking',
  on: {
    'places.read': {
      guard: 'outdated',
      actions: { type: 'renewPlace', params: ({ event }) => event },
    },
  },
  states: {
    looking: {
      on: {
        add: { target: 'choosing', actions: ['forgetProblem', 'forgetPlace'] },
        move: {
          target: 'choosing',
          actions: ['forgetProblem', { type: 'rememberPlace', params: ({ event }) => event }],
        },
        remove: {
          target: 'askingRemoval',
          actions: ['forgetProblem', { type: 'rememberPlace', params: ({ event }) => event }],
        },
        reconfirm: {
          target: 'reconfirming',
          actions: ['forgetProblem', { type: 'rememberPlace', params: ({ event }) => event }],
        },
      },
    },
    choosing: {
      on: {
        'spot.chosen': {
          target: 'chosen',
          actions: ['forgetProblem', { type: 'rememberSpot', params: ({ event }) => event }],
        },
        cancel: { target: 'looking', actions: ['forgetProblem', 'forgetPlace'] },
      },
    },
    chosen: {
      on: {
        'spot.chosen': {
          actions: ['forgetProblem', { type: 'rememberSpot', params: ({ event }) => event }],
        },
        save: [
          {
            guard: { type: 'newPlace', params: ({ context }) => context },
            target: 'adding',
            actions: 'forgetProblem',
          },
          { target: 'moving', actions: 'forgetProblem' },
        ],
        cancel: { target: 'looking', actions: ['forgetProblem', 'forgetPlace'] },
      },
    },
    adding: {
      tags: 'busy',
      invoke: {
        id: 'addUnvisitedPlace',
        src: 'addUnvisitedPlace',
        input: ({ context }) => ({ territoryId: context.territoryId, ...required(context.spot) }),
        onDone: { target: 'looking', actions: ['forgetPlace', 'emitChanged'] },
        onError: { target: 'chosen', actions: 'rememberProblem' },
      },
    },
    moving: {
      tags: 'busy',
      invoke: {
        id: 'moveUnvisitedPlace',
        src: 'moveUnvisitedPlace',
        input: ({ context }) => {
          const { id, version } = required(context.place);
          return { placeId: id, version, ...required(context.spot) };
        },
        onDone: { target: 'looking', actions: ['forgetPlace', 'emitChanged'] },
        onError: {
          target: 'chosen',
          actions: ['rememberProblem', 'rememberOutdated', 'emitOutdated'],
        },
      },
    },
    reconfirming: {
      tags: 'busy',
      invoke: {
        id: 'reconfirmUnvisitedPlace',
        src: 'reconfirmUnvisitedPlace',
        input: ({ context }) => {
          const { id, version } = required(context.place);
          return { placeId: id, version };
        },
        onDone: { target: 'looking', actions: ['forgetPlace', 'emitChanged'] },
        onError: {
          target: 'looking',
          actions: ['forgetPlace', 'rememberProblem', 'emitOutdated'],
        },
      },
    },
    askingRemoval: {
      meta: { confirm: 'Veux-tu retirer ce lieu\u202F?' },
      on: {
        confirm: 'removing',
        cancel: { target: 'looking', actions: 'forgetPlace' },
      },
    },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removeUnvisitedPlace',
        src: 'removeUnvisitedPlace',
        input: ({ context }) => {
          const { id, version } = required(context.place);
          return { placeId: id, version };
        },
        onDone: { target: 'looking', actions: ['forgetPlace', 'emitChanged'] },
        onError: [
          { guard: 'networkFailed', target: 'askingRemoval' },
          {
            target: 'looking',
            actions: ['forgetPlace', 'rememberProblem', 'emitOutdated'],
          },
        ],
      },
    },
  },
});
