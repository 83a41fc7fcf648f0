import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf, sessionEnded } from '../failure/failure.ts';
import { noticeOf, refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import * as rules from './exit.rules.ts';
import type * as schema from '#schema/generated.ts';

type Listing = { readonly hideRecent: boolean; readonly filter: schema.BookingType | null };
type Chosen = { readonly territoryIds: readonly string[] };

/** Taking out: a manager with all the choices, anybody else with one territory and an activity (spec 2 §2 t-exit, §4; EXIT-02…30, B-07, B-87). */
export const exitMachine = setup({
  types: {
    context: {} as rules.ExitDesk & {
      hideRecent: boolean;
      form: schema.ExitForm;
      exited: schema.TerritoriesExited | null;
      problem: Problem | null;
    },
    input: {} as Listing | undefined,
    events: {} as
      | ({ type: 'list.filtered' } & Listing)
      | ({ type: 'territories.chosen' } & Chosen)
      | ({ type: 'save' } & rules.ExitEntries)
      | { type: 'preview' | 'again' | 'retry' | 'changed.elsewhere' },
    emitted: {} as
      | { type: 'changed'; notice: schema.Notice | null }
      | { type: 'previewWanted'; territoryId: string },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    exitChoices: fromPromise<schema.ExitChoices, Listing>(toBeProvided),
    exitTerritories: fromPromise<schema.ExitOutcome, schema.MutationExitTerritoriesArgs>(
      toBeProvided,
    ),
  },
  guards: {
    manager: ({ context }) => context.choices?.manager === true,
    choosable: ({ context }, { territoryIds }: Chosen) =>
      territoryIds.length < 2 || context.choices?.manager === true,
    oneChosen: ({ context }) => context.chosen.length === 1,
    exitFilled: ({ context }, entered: rules.ExitEntries) => rules.exitFilled(context, entered),
    refused: (_, outcome: schema.ExitOutcome) => refused(outcome),
    nothingToShow: ({ context }) => context.exited?.changeDisplay !== true,
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberListing: assign((_, { hideRecent, filter }: Listing) => ({ hideRecent, filter })),
    rememberChoices: assign({ choices: (_, choices: schema.ExitChoices) => choices }),
    keepOffered: assign({
      chosen: ({ context }, { territories }: schema.ExitChoices) =>
        rules.stillOffered(context.chosen, territories),
    }),
    rememberChosen: assign({
      chosen: ({ context }, { territoryIds }: Chosen) =>
        rules.chosenAmong(territoryIds, context.choices?.territories ?? [], context.chosen),
    }),
    rememberForm: assign({
      form: ({ context }, entered: rules.ExitEntries) => rules.exitFormOf(context, entered),
    }),
    forgetForm: assign({ form: { territoryIds: [], activityId: '' } }),
    rememberExited: assign({
      exited: (_, it: schema.ExitOutcome) => ('changeDisplay' in it ? it : null),
      chosen: [],
    }),
    forgetExited: assign({ exited: null }),
    rememberRefusal: assign((_, outcome: schema.ExitOutcome) => ({
      problem: refusalOf(outcome),
      forceOffered: refusalOf(outcome)?.forceOffered === 'bookingOverwrite',
    })),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    withdrawForce: assign({ problem: null, forceOffered: false }),
    tellChanged: emit((_, it: schema.ExitOutcome) => ({ type: 'changed', notice: noticeOf(it) })),
    tellPreviewWanted: emit(({ context }) => ({
      type: 'previewWanted',
      territoryId: context.chosen[0]?.id ?? '',
    })),
  },
}).createMachine({
  id: 'exit',
  context: ({ input }) => ({
    choices: null,
    hideRecent: input?.hideRecent ?? false,
    filter: input?.filter ?? null,
    chosen: [],
    forceOffered: false,
    form: { territoryIds: [], activityId: '' },
    exited: null,
    problem: null,
  }),
  initial: 'loading',
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
      },
      invoke: {
        id: 'exitChoices',
        src: 'exitChoices',
        input: ({ context }) => ({ hideRecent: context.hideRecent, filter: context.filter }),
        onDone: {
          target: 'editing',
          actions: [
            { type: 'rememberChoices', params: ({ event }) => event.output },
            { type: 'keepOffered', params: ({ event }) => event.output },
          ],
        },
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: { on: { retry: { target: 'loading', actions: 'forgetProblem' } } },
    editing: {
      initial: 'ready',
      on: {
        'list.filtered': {
          guard: 'manager',
          target: 'loading',
          actions: ['withdrawForce', { type: 'rememberListing', params: ({ event }) => event }],
        },
        'territories.chosen': {
          guard: { type: 'choosable', params: ({ event }) => event },
          actions: [{ type: 'rememberChosen', params: ({ event }) => event }, 'withdrawForce'],
        },
        preview: { guard: 'oneChosen', actions: 'tellPreviewWanted' },
        save: {
          guard: { type: 'exitFilled', params: ({ event }) => event },
          target: 'submitting',
          actions: ['forgetProblem', { type: 'rememberForm', params: ({ event }) => event }],
        },
        'changed.elsewhere': '.refreshing',
      },
      states: {
        ready: {},
        refreshing: {
          tags: 'busy',
          invoke: {
            id: 'exitChoices',
            src: 'exitChoices',
            input: ({ context }) => ({ hideRecent: context.hideRecent, filter: context.filter }),
            onDone: {
              target: 'ready',
              actions: { type: 'rememberChoices', params: ({ event }) => event.output },
            },
            onError: 'ready',
          },
        },
      },
    },
    submitting: {
      tags: 'busy',
      exit: 'forgetForm',
      invoke: {
        id: 'exitTerritories',
        src: 'exitTerritories',
        input: ({ context }) => ({ form: context.form }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'told',
            actions: [
              'withdrawForce',
              { type: 'rememberExited', params: ({ event }) => event.output },
              { type: 'tellChanged', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'editing', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    told: {
      always: { guard: 'nothingToShow', target: 'loading' },
      on: { again: { target: 'loading', actions: 'forgetExited' } },
    },
    sessionEnded: { type: 'final', meta: { next: '/login' } },
  },
});
