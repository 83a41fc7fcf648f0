import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf, sessionEnded } from '../failure/failure.ts';
import { noticeOf, overwriteOffered, refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import {
  forgetsMore,
  formOf,
  noForm,
  settingsFilled,
  type SettingsEntries,
} from './settings.rules.ts';
import type {
  EditSettingsOutcome,
  MutationEditSettingsArgs,
  Notice,
  Settings,
  SettingsForm,
} from '#schema/generated.ts';

type Entered = { readonly entered: SettingsEntries };

/** The settings of the congregation, and the drawing of its limits (spec 2 §2 Settings; SET-01, SET-17, B-09). */
export const settingsMachine = setup({
  types: {
    context: {} as {
      settings: Settings | null;
      form: SettingsForm;
      forceOverwrite: boolean;
      problem: Problem | null;
    },
    events: {} as
      | { type: 'retry' }
      | ({ type: 'save' } & Entered)
      | ({ type: 'overwrite' } & Entered)
      | { type: 'reread' | 'confirm' | 'cancel' }
      | { type: 'map.open' }
      | { type: 'map.changed' }
      | { type: 'map.close' },
    emitted: {} as { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    settings: fromPromise<Settings>(toBeProvided),
    editSettings: fromPromise<EditSettingsOutcome, MutationEditSettingsArgs>(toBeProvided),
  },
  guards: {
    filled: (_, { entered }: Entered) => settingsFilled(entered),
    overwritable: ({ context }, { entered }: Entered) =>
      settingsFilled(entered) && overwriteOffered(context.problem),
    forgetsMore: ({ context }, { entered }: Entered) =>
      settingsFilled(entered) && forgetsMore(context.settings, entered),
    overwritesForgetting: ({ context }, { entered }: Entered) =>
      settingsFilled(entered) &&
      overwriteOffered(context.problem) &&
      forgetsMore(context.settings, entered),
    overwriteOffered: ({ context }) => overwriteOffered(context.problem),
    refused: (_, outcome: EditSettingsOutcome) => refused(outcome),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberSettings: assign({ settings: (_, settings: Settings) => settings }),
    forgetSettings: assign({ settings: null, problem: null }),
    rememberForm: assign({ form: (_, { entered }: Entered) => formOf(entered) }),
    rememberForce: assign({ forceOverwrite: true }),
    forgetForce: assign({ forceOverwrite: false }),
    rememberSaved: assign({
      settings: ({ context }, outcome: EditSettingsOutcome) =>
        context.settings && {
          ...context.settings,
          ...context.form,
          version: outcome.__typename === 'SettingsSaved' ? outcome.version : null,
        },
    }),
    rememberRefusal: assign({ problem: (_, outcome: EditSettingsOutcome) => refusalOf(outcome) }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    tellSaved: emit((_, outcome: EditSettingsOutcome) => ({
      type: 'changed',
      notice: noticeOf(outcome),
    })),
    tellMapChanged: emit({ type: 'changed', notice: null }),
  },
}).createMachine({
  id: 'settings',
  context: { settings: null, form: noForm, forceOverwrite: false, problem: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'settings',
        src: 'settings',
        onDone: {
          target: 'editing',
          actions: { type: 'rememberSettings', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'sessionEnded', params: ({ event }) => event },
            target: 'sessionEnded',
          },
          {
            target: 'failed',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    failed: { on: { retry: { target: 'loading', actions: 'forgetProblem' } } },
    editing: {
      on: {
        save: [
          {
            guard: { type: 'forgetsMore', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'rememberForm', params: ({ event }) => event },
          },
          {
            guard: { type: 'filled', params: ({ event }) => event },
            target: 'saving',
            actions: { type: 'rememberForm', params: ({ event }) => event },
          },
        ],
        overwrite: [
          {
            guard: { type: 'overwritesForgetting', params: ({ event }) => event },
            target: 'confirming',
            actions: ['rememberForce', { type: 'rememberForm', params: ({ event }) => event }],
          },
          {
            guard: { type: 'overwritable', params: ({ event }) => event },
            target: 'saving',
            actions: ['rememberForce', { type: 'rememberForm', params: ({ event }) => event }],
          },
        ],
        reread: { guard: 'overwriteOffered', target: 'loading', actions: 'forgetSettings' },
        'map.open': 'drawing',
      },
    },
    drawing: {
      on: {
        'map.changed': { actions: 'tellMapChanged' },
        'map.close': 'editing',
      },
    },
    confirming: {
      meta: { confirm: 'Voulez-vous vraiment effacer ces noms ?' },
      on: { confirm: 'saving', cancel: { target: 'editing', actions: 'forgetForce' } },
    },
    saving: {
      tags: 'busy',
      entry: 'forgetProblem',
      exit: 'forgetForce',
      invoke: {
        id: 'editSettings',
        src: 'editSettings',
        input: ({ context }) => ({
          form: context.form,
          version: context.settings?.version ?? null,
          forceOverwrite: context.forceOverwrite,
        }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'editing',
            actions: [
              { type: 'rememberSaved', params: ({ event }) => event.output },
              { type: 'tellSaved', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'sessionEnded', params: ({ event }) => event },
            target: 'sessionEnded',
          },
          {
            target: 'editing',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    sessionEnded: { type: 'final', meta: { next: '/login' } },
  },
});
