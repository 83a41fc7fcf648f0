import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import { noticeIn, answered } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import * as rules from './territory-types.rules.ts';
import type * as schema from '#schema/generated.ts';

type TypeId = { readonly typeId: string };

/** The types of territories: administrators add and remove, managers rename, built-in ones stay (spec 2 §2 t-type, §4, §6; TYP-01…09, B-98). */
export const territoryTypesMachine = setup({
  types: {
    context: {} as {
      list: schema.TerritoryTypes | null;
      /** The type that is renamed or removed; null for a new one. */
      type: schema.TerritoryType | null;
      entered: rules.TypeNames;
      problem: Problem | null;
    },
    events: {} as
      | ({ type: 'edit' | 'remove' } & TypeId)
      | ({ type: 'save' } & rules.TypeNames)
      | { type: 'add' | 'confirm' | 'cancel' | 'retry' | 'changed.elsewhere' },
    emitted: {} as { type: 'changed'; notice: schema.Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    territoryTypes: fromPromise<schema.TerritoryTypes>(toBeProvided),
    addTerritoryType: fromPromise<schema.TerritoryTypeAdded, rules.TypeNames>(toBeProvided),
    editTerritoryType: fromPromise<schema.Done, TypeId & rules.TypeNames>(toBeProvided),
    removeTerritoryType: fromPromise<schema.Done, TypeId>(toBeProvided),
  },
  guards: {
    admins: ({ context }) => context.list?.admins === true,
    own: ({ context }, { typeId }: TypeId) => rules.ownType(context.list, typeId) !== null,
    removable: ({ context }, { typeId }: TypeId) => rules.removable(context.list, typeId),
    namesFilled: (_, names: rules.TypeNames) => rules.namesFilled(names),
    renames: ({ context }) => context.type !== null,
  },
  actions: {
    rememberList: assign({ list: (_, list: schema.TerritoryTypes) => list }),
    rememberType: assign({
      type: ({ context }, { typeId }: TypeId) => rules.ownType(context.list, typeId),
    }),
    rememberEntered: assign({ entered: (_, names: rules.TypeNames) => rules.trimmed(names) }),
    startAfresh: assign({ type: null, entered: { longName: '', shortName: '' } }),
    rememberUnread: assign({
      problem: ({ context: it, event }) => (it.list ? it.problem : problemIn(event)),
    }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    emitChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
  },
}).createMachine({
  id: 'territoryTypes',
  context: { list: null, type: null, entered: { longName: '', shortName: '' }, problem: null },
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
          actions: { type: 'rememberType', params: ({ event }) => event },
        },
        remove: {
          guard: { type: 'removable', params: ({ event }) => event },
          target: 'confirmingRemoval',
          actions: { type: 'rememberType', params: ({ event }) => event },
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
            onDone: { target: 'ready', actions: { type: 'rememberList', params: answered } },
            onError: { target: 'ready', actions: 'rememberUnread' },
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
    saving: { always: [{ guard: 'renames', target: 'editing' }, { target: 'adding' }] },
    adding: {
      tags: 'busy',
      invoke: {
        id: 'addTerritoryType',
        src: 'addTerritoryType',
        input: ({ context }) => context.entered,
        onDone: { target: 'choosing', actions: 'emitChanged' },
        onError: { target: 'naming', actions: 'rememberProblem' },
      },
    },
    editing: {
      tags: 'busy',
      invoke: {
        id: 'editTerritoryType',
        src: 'editTerritoryType',
        input: ({ context }) => ({ typeId: context.type?.id ?? '', ...context.entered }),
        onDone: { target: 'choosing', actions: 'emitChanged' },
        onError: { target: 'naming', actions: 'rememberProblem' },
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
        input: ({ context }) => ({ typeId: context.type?.id ?? '' }),
        onDone: { target: 'choosing', actions: 'emitChanged' },
        onError: { target: 'choosing', actions: 'rememberProblem' },
      },
    },
  },
});
