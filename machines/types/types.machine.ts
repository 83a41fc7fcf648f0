import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf, sessionEnded } from '../failure/failure.ts';
import { noticeOf, refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import * as rules from './types.rules.ts';
import type * as schema from '#schema/generated.ts';

type Outcome = schema.Outcome | schema.AddTerritoryTypeOutcome;
type Chosen = { readonly id: string };

/** The types of territories: administrators add and remove, managers rename, built-in ones stay (spec 2 §2 t-type, §4, §6; TYP-01…09, B-98). */
export const typesMachine = setup({
  types: {
    context: {} as {
      list: schema.TerritoryTypes | null;
      chosen: schema.TerritoryType | null;
      entered: rules.TypeNames;
      problem: Problem | null;
    },
    events: {} as
      | ({ type: 'edit' | 'remove' } & Chosen)
      | ({ type: 'save' } & rules.TypeNames)
      | { type: 'add' | 'confirm' | 'cancel' | 'retry' | 'changed.elsewhere' },
    emitted: {} as { type: 'changed'; notice: schema.Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    territoryTypes: fromPromise<schema.TerritoryTypes>(toBeProvided),
    addTerritoryType: fromPromise<schema.AddTerritoryTypeOutcome, rules.TypeNames>(toBeProvided),
    editTerritoryType: fromPromise<schema.Outcome, { typeId: string } & rules.TypeNames>(
      toBeProvided,
    ),
    removeTerritoryType: fromPromise<schema.Outcome, { typeId: string }>(toBeProvided),
  },
  guards: {
    admins: ({ context }) => context.list?.admins === true,
    own: ({ context }, { id }: Chosen) => rules.ownType(context.list, id) !== null,
    removable: ({ context }, { id }: Chosen) => rules.removable(context.list, id),
    namesFilled: (_, names: rules.TypeNames) => rules.namesFilled(names),
    chosen: ({ context }) => context.chosen !== null,
    refused: (_, outcome: Outcome) => refused(outcome),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberList: assign({ list: (_, list: schema.TerritoryTypes) => list }),
    rememberChosen: assign({
      chosen: ({ context }, { id }: Chosen) => rules.ownType(context.list, id),
    }),
    rememberEntered: assign({ entered: (_, names: rules.TypeNames) => rules.trimmed(names) }),
    startAfresh: assign({ chosen: null, entered: { longName: '', shortName: '' } }),
    rememberUnread: assign({
      problem: ({ context: it }, { error }: Failed) => (it.list ? it.problem : problemOf(error)),
    }),
    rememberRefusal: assign({ problem: (_, outcome: Outcome) => refusalOf(outcome) }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    tellChanged: emit((_, it: Outcome) => ({ type: 'changed', notice: noticeOf(it) })),
  },
}).createMachine({
  id: 'types',
  context: { list: null, chosen: null, entered: { longName: '', shortName: '' }, problem: null },
  initial: 'choosing',
  states: {
    choosing: {
      entry: 'startAfresh',
      exit: 'forgetProblem',
      initial: 'reading',
      on: {
        add: { guard: 'admins', target: 'naming' },
        edit: {
          guard: { type: 'own', params: ({ event }) => event },
          target: 'naming',
          actions: { type: 'rememberChosen', params: ({ event }) => event },
        },
        remove: {
          guard: { type: 'removable', params: ({ event }) => event },
          target: 'confirmingRemoval',
          actions: { type: 'rememberChosen', params: ({ event }) => event },
        },
        'changed.elsewhere': '.reading',
        retry: { target: '.reading', actions: 'forgetProblem' },
      },
      states: {
        reading: {
          tags: 'busy',
          invoke: {
            id: 'territoryTypes',
            src: 'territoryTypes',
            onDone: {
              target: 'ready',
              actions: { type: 'rememberList', params: ({ event }) => event.output },
            },
            onError: [
              { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: '#ended' },
              {
                target: 'ready',
                actions: { type: 'rememberUnread', params: ({ event }) => event },
              },
            ],
          },
        },
        ready: {},
      },
    },
    naming: {
      exit: 'forgetProblem',
      on: {
        save: {
          guard: { type: 'namesFilled', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'rememberEntered', params: ({ event }) => event },
        },
        cancel: 'choosing',
      },
    },
    saving: { always: [{ guard: 'chosen', target: 'editing' }, { target: 'adding' }] },
    adding: {
      tags: 'busy',
      invoke: {
        id: 'addTerritoryType',
        src: 'addTerritoryType',
        input: ({ context }) => context.entered,
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'naming',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'choosing',
            actions: { type: 'tellChanged', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'naming', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    editing: {
      tags: 'busy',
      invoke: {
        id: 'editTerritoryType',
        src: 'editTerritoryType',
        input: ({ context }) => ({ typeId: context.chosen?.id ?? '', ...context.entered }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'naming',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'choosing',
            actions: { type: 'tellChanged', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'naming', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    confirmingRemoval: {
      meta: { confirm: 'Voulez-vous supprimer ce type de {product} ?' },
      on: { confirm: 'removing', cancel: 'choosing.ready' },
    },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removeTerritoryType',
        src: 'removeTerritoryType',
        input: ({ context }) => ({ typeId: context.chosen?.id ?? '' }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'choosing',
            actions: { type: 'tellChanged', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          {
            target: 'choosing',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    sessionEnded: { id: 'ended', type: 'final', meta: { next: '/login' } },
  },
});
