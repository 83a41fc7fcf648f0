import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import { type Answer, noticeIn, answered } from '../parts/flow/answer.ts';
import { required } from '../parts/flow/required.ts';
import type { Meta } from '../parts/flow/meta.ts';
import * as rules from './exit.rules.ts';
import { mapPreviewMachine } from './map-preview.machine.ts';
import type * as schema from '#schema/generated.ts';

type Listing = { readonly hideRecent: boolean; readonly filter: schema.BookingType | null };
type Choice = { readonly territoryIds: readonly string[] };

/** Assigns territories: managers with every field of the form, others one territory with an activity (spec 2 §2 t-exit, §4; EXIT-02…30, B-07, B-87). */
export const exitMachine = setup({
  types: {
    context: {} as rules.ExitDesk & {
      hideRecent: boolean;
      form: schema.ExitForm;
      /** The last exit, until another begins. */
      success: rules.ExitSuccess | null;
      again: boolean;
      problem: Problem | null;
    },
    input: {} as Listing | undefined,
    events: {} as
      | ({ type: 'list.filtered' } & Listing)
      | ({ type: 'territories.chosen' } & Choice)
      | ({ type: 'save' } & rules.ExitEntries)
      | { type: 'act.undone'; act: string }
      | { type: 'preview' | 'again' | 'retry' | 'changed.elsewhere' },
    emitted: {} as
      | { type: 'changed'; notice: schema.Notice | null }
      | { type: 'exited'; exit: rules.ExitSuccess },
    meta: {} as Meta,
    children: {} as { mapPreview: 'mapPreview' },
    tags: {} as 'busy',
  },
  actors: {
    exitChoices: fromPromise<schema.ExitChoices, Listing>(toBeProvided),
    exitTerritories: fromPromise<Answer<schema.ExitOutcome>, schema.MutationExitTerritoriesArgs>(
      toBeProvided,
    ),
    mapPreview: mapPreviewMachine,
  },
  guards: {
    manager: ({ context }) => context.choices?.manager === true,
    choosable: ({ context }, { territoryIds }: Choice) =>
      context.choices !== null && (territoryIds.length < 2 || context.choices.manager),
    oneTerritory: ({ context }) => context.territories.length === 1,
    exitFilled: ({ context }, entries: rules.ExitEntries) => rules.exitFilled(context, entries),
    itsOwn: ({ context }, { act }: { act: string }) => context.success?.act === act,
    succeeded: ({ context }) => context.success !== null,
    nothingToShow: ({ context }) => context.success?.message === null,
  },
  actions: {
    rememberListing: assign((_, { hideRecent, filter }: Listing) => ({ hideRecent, filter })),
    rememberChoices: assign({ choices: (_, choices: schema.ExitChoices) => choices }),
    keepOffered: assign({
      territories: ({ context }, { territories }: schema.ExitChoices) =>
        rules.stillOffered(context.territories, territories),
    }),
    rememberTerritories: assign({
      territories: ({ context }, { territoryIds }: Choice) =>
        rules.territoriesOf(territoryIds, context.choices?.territories, context.territories),
    }),
    rememberForm: assign({
      form: ({ context }, entries: rules.ExitEntries) => rules.exitFormOf(context, entries),
    }),
    forgetForm: assign({ form: { territoryIds: [], activityId: '' } }),
    rememberSuccess: assign(({ context }, answer: schema.TerritoriesExited) => ({
      success: rules.successOf(context, answer),
      territories: [],
    })),
    makeReady: assign({ again: true }),
    closeSuccess: assign({ success: null, again: true }),
    rememberProblem: assign(({ context, event }) => ({
      problem: problemIn(event),
      forceOffered: rules.forceOfferedAfter(problemIn(event), context.forceOffered),
    })),
    forgetProblem: assign({ problem: null }),
    withdrawForce: assign({ problem: null, forceOffered: null }),
    openPreview: sendTo('mapPreview', ({ context }) => ({
      type: 'open',
      territoryId: context.territories[0]?.id ?? '',
    })),
    emitExited: emit(({ context }) => ({
      type: 'exited',
      exit: required(context.success),
    })),
    emitChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
  },
}).createMachine({
  id: 'exit',
  context: ({ input }) => ({
    choices: null,
    hideRecent: input?.hideRecent ?? false,
    filter: input?.filter ?? null,
    territories: [],
    forceOffered: null,
    form: { territoryIds: [], activityId: '' },
    success: null,
    again: false,
    problem: null,
  }),
  initial: 'loading',
  on: {
    'act.undone': {
      guard: { type: 'itsOwn', params: ({ event }) => event },
      actions: 'closeSuccess',
    },
  },
  states: {
    loading: {
      tags: 'busy',
      on: {
        'list.filtered': {
          guard: 'manager',
          target: 'loading',
          reenter: true,
          actions: { type: 'rememberListing', params: ({ event }) => event },
        },
        'territories.chosen': {
          guard: { type: 'choosable', params: ({ event }) => event },
          actions: { type: 'rememberTerritories', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'exitChoices',
        src: 'exitChoices',
        input: ({ context }) => ({ hideRecent: context.hideRecent, filter: context.filter }),
        onDone: {
          target: 'editing',
          actions: [
            { type: 'rememberChoices', params: answered },
            { type: 'keepOffered', params: answered },
          ],
        },
        onError: { target: 'failed', actions: 'rememberProblem' },
      },
    },
    failed: { on: { retry: { target: 'loading', actions: 'forgetProblem' } } },
    editing: {
      entry: 'forgetForm',
      initial: 'ready',
      invoke: { id: 'mapPreview', src: 'mapPreview', onDone: 'notFound' },
      on: {
        'list.filtered': {
          guard: 'manager',
          target: 'loading',
          actions: ['withdrawForce', { type: 'rememberListing', params: ({ event }) => event }],
        },
        'territories.chosen': {
          guard: { type: 'choosable', params: ({ event }) => event },
          actions: [{ type: 'rememberTerritories', params: ({ event }) => event }, 'withdrawForce'],
        },
        preview: { guard: 'oneTerritory', actions: 'openPreview' },
        save: {
          guard: { type: 'exitFilled', params: ({ event }) => event },
          target: 'submitting',
          actions: ['forgetProblem', { type: 'rememberForm', params: ({ event }) => event }],
        },
        'changed.elsewhere': '.refreshing',
        again: { guard: 'succeeded', actions: 'closeSuccess' },
      },
      states: {
        ready: {},
        refreshing: {
          tags: 'busy',
          invoke: {
            id: 'exitChoices',
            src: 'exitChoices',
            input: ({ context }) => ({ hideRecent: context.hideRecent, filter: context.filter }),
            onDone: { target: 'ready', actions: { type: 'rememberChoices', params: answered } },
            onError: 'ready',
          },
        },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'exitTerritories',
        src: 'exitTerritories',
        input: ({ context }) => ({ form: context.form }),
        onDone: {
          target: 'success',
          actions: ['withdrawForce', { type: 'rememberSuccess', params: answered }, 'emitChanged'],
        },
        onError: { target: 'editing', actions: 'rememberProblem' },
      },
    },
    success: {
      entry: 'forgetForm',
      always: [
        { guard: 'nothingToShow', target: 'loading', actions: ['emitExited', 'closeSuccess'] },
        // A manager's desk stays, with what went out above it (OWN-259).
        { guard: 'manager', target: 'loading', actions: ['emitExited', 'makeReady'] },
      ],
      on: {
        again: { target: 'loading', actions: 'closeSuccess' },
        'act.undone': {
          guard: { type: 'itsOwn', params: ({ event }) => event },
          target: 'loading',
          actions: 'closeSuccess',
        },
      },
    },
    notFound: { type: 'final', meta: { next: '/404' } },
  },
});
