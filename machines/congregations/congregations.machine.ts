import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf, sessionEnded } from '../failure/failure.ts';
import { noticeOf, refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import { type CongregationEntries, congregationFilled } from './congregations.rules.ts';
import type * as schema from '#schema/generated.ts';

type Chosen = { readonly congregationId: string };
type Saved = schema.CongregationOutcome;

/** The congregations of the site: a dialog to add and edit, a question before removing (spec 2 §2 c-admin, §8; CADM-02…09). */
export const congregationsMachine = setup({
  types: {
    context: {} as {
      /** Empty for a new one. */
      congregationId: string;
      entered: CongregationEntries;
      problem: Problem | null;
    },
    events: {} as
      | { type: 'add'; listed: number }
      | ({ type: 'edit' | 'remove' } & Chosen)
      | ({ type: 'save' } & CongregationEntries)
      | { type: 'confirm' | 'cancel' },
    emitted: {} as
      | { type: 'changed'; notice: schema.Notice | null }
      | { type: 'removalFailed'; problem: Problem | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    addCongregation: fromPromise<Saved, CongregationEntries>(toBeProvided),
    editCongregation: fromPromise<Saved, Chosen & CongregationEntries>(toBeProvided),
    removeCongregation: fromPromise<schema.Outcome, Chosen>(toBeProvided),
  },
  guards: {
    someListed: (_, { listed }: { listed: number }) => listed > 0,
    newAndFilled: ({ context }, entered: CongregationEntries) =>
      context.congregationId === '' && congregationFilled(entered),
    filled: (_, entered: CongregationEntries) => congregationFilled(entered),
    refused: (_, outcome: Saved | schema.Outcome) => refused(outcome),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberChosen: assign({ congregationId: (_, { congregationId }: Chosen) => congregationId }),
    forgetAll: assign({ congregationId: '', entered: { name: '', contact: '' }, problem: null }),
    rememberEntered: assign({
      entered: (_, { name, contact }: CongregationEntries) => ({
        name: name.trim(),
        contact: contact.trim(),
      }),
    }),
    rememberRefusal: assign({ problem: (_, outcome: Saved) => refusalOf(outcome) }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    tellChanged: emit((_, outcome: Saved | schema.Outcome) => ({
      type: 'changed',
      notice: noticeOf(outcome),
    })),
    tellRefused: emit((_, outcome: schema.Outcome) => ({
      type: 'removalFailed',
      problem: refusalOf(outcome),
    })),
    tellFailed: emit((_, { error }: Failed) => ({
      type: 'removalFailed',
      problem: problemOf(error),
    })),
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
          actions: { type: 'rememberChosen', params: ({ event }) => event },
        },
        remove: {
          target: 'confirmingRemoval',
          actions: { type: 'rememberChosen', params: ({ event }) => event },
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
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'filling',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'ready',
            actions: { type: 'tellChanged', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'filling', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    editing: {
      tags: 'busy',
      invoke: {
        id: 'editCongregation',
        src: 'editCongregation',
        input: ({ context: { congregationId, entered } }) => ({ congregationId, ...entered }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'filling',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'ready',
            actions: { type: 'tellChanged', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'filling', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
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
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'tellRefused', params: ({ event }) => event.output },
          },
          {
            target: 'ready',
            actions: { type: 'tellChanged', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'ready', actions: { type: 'tellFailed', params: ({ event }) => event } },
        ],
      },
    },
    sessionEnded: { type: 'final', meta: { next: '/login' } },
  },
});
