import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import { noticeIn } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { type CongregationEntries, congregationFilled } from './congregations.rules.ts';
import type {
  CongregationSaved,
  Done,
  MutationEditCongregationArgs,
  MutationRemoveCongregationArgs,
  Notice,
} from '#schema/generated.ts';

/** The congregations of the site: a dialog to add and edit, a question before removing (spec 2 §2 c-admin, §8; CADM-02…09). */
export const congregationsMachine = setup({
  types: {
    context: {} as {
      /** Empty for a new congregation. */
      congregationId: string;
      entered: CongregationEntries;
      problem: Problem | null;
    },
    events: {} as
      | { type: 'add'; listed: number }
      | ({ type: 'edit' | 'remove' } & MutationRemoveCongregationArgs)
      | ({ type: 'save' } & CongregationEntries)
      | { type: 'confirm' | 'cancel' },
    emitted: {} as
      | { type: 'changed'; notice: Notice | null }
      | { type: 'removalFailed'; problem: Problem | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    addCongregation: fromPromise<CongregationSaved, CongregationEntries>(toBeProvided),
    editCongregation: fromPromise<CongregationSaved, MutationEditCongregationArgs>(toBeProvided),
    removeCongregation: fromPromise<Done, MutationRemoveCongregationArgs>(toBeProvided),
  },
  guards: {
    someListed: (_, { listed }: { listed: number }) => listed > 0,
    newAndFilled: ({ context }, entered: CongregationEntries) =>
      context.congregationId === '' && congregationFilled(entered),
    filled: (_, entered: CongregationEntries) => congregationFilled(entered),
  },
  actions: {
    rememberCongregation: assign({
      congregationId: (_, { congregationId }: MutationRemoveCongregationArgs) => congregationId,
    }),
    forgetAll: assign({ congregationId: '', entered: { name: '', contact: '' }, problem: null }),
    rememberEntered: assign({
      entered: (_, { name, contact }: CongregationEntries) => ({
        name: name.trim(),
        contact: contact.trim(),
      }),
    }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    emitChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
    emitRemovalFailed: emit(({ event }) => ({ type: 'removalFailed', problem: problemIn(event) })),
  },
}).createMachine({
  id: 'congregations',
  context: { congregationId: '', entered: { name: '', contact: '' }, problem: null },
  initial: 'ready',
  states: {
    ready: {
      entry: 'forgetAll',
      on: {
        add: { guard: { type: 'someListed', params: ({ event }) => event }, target: 'filling' },
        edit: {
          target: 'filling',
          actions: { type: 'rememberCongregation', params: ({ event }) => event },
        },
        remove: {
          target: 'confirmingRemoval',
          actions: { type: 'rememberCongregation', params: ({ event }) => event },
        },
      },
    },
    filling: {
      on: {
        cancel: 'ready',
        save: [
          {
            guard: { type: 'newAndFilled', params: ({ event }) => event },
            target: 'adding',
            actions: ['forgetProblem', { type: 'rememberEntered', params: ({ event }) => event }],
          },
          {
            guard: { type: 'filled', params: ({ event }) => event },
            target: 'editing',
            actions: ['forgetProblem', { type: 'rememberEntered', params: ({ event }) => event }],
          },
        ],
      },
    },
    adding: {
      tags: 'busy',
      invoke: {
        id: 'addCongregation',
        src: 'addCongregation',
        input: ({ context }) => context.entered,
        onDone: { target: 'ready', actions: 'emitChanged' },
        onError: { target: 'filling', actions: 'rememberProblem' },
      },
    },
    editing: {
      tags: 'busy',
      invoke: {
        id: 'editCongregation',
        src: 'editCongregation',
        input: ({ context: { congregationId, entered } }) => ({ congregationId, ...entered }),
        onDone: { target: 'ready', actions: 'emitChanged' },
        onError: { target: 'filling', actions: 'rememberProblem' },
      },
    },
    confirmingRemoval: {
      meta: { confirm: 'Voulez-vous supprimer cette assemblée ?' },
      on: { confirm: 'removing', cancel: 'ready' },
    },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removeCongregation',
        src: 'removeCongregation',
        input: ({ context }) => ({ congregationId: context.congregationId }),
        onDone: { target: 'ready', actions: 'emitChanged' },
        onError: { target: 'ready', actions: 'emitRemovalFailed' },
      },
    },
  },
});
