import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { overwriteOffered, type Problem, problemIn } from '../parts/failure/failure.ts';
import { noticeIn, answered } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import {
  forgetsMore,
  formOf,
  noForm,
  settingsFilled,
  type SettingsEntries,
} from './settings.rules.ts';
import type { Notice, Settings, SettingsForm, SettingsSaved } from '#schema/generated.ts';

type Entries = { readonly entered: SettingsEntries };
type SettingsEdit = {
  readonly settings: SettingsForm;
  /** Version of the settings that the form started from. */
  readonly version: string | null;
  readonly forceOverwrite: boolean;
};

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
      | ({ type: 'save' } & Entries)
      | ({ type: 'overwrite' } & Entries)
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
    editSettings: fromPromise<SettingsSaved, SettingsEdit>(toBeProvided),
  },
  guards: {
    filled: (_, { entered }: Entries) => settingsFilled(entered),
    overwritable: ({ context }, { entered }: Entries) =>
      settingsFilled(entered) && overwriteOffered(context.problem),
    forgetsMore: ({ context }, { entered }: Entries) =>
      settingsFilled(entered) && forgetsMore(context.settings, entered),
    overwritesForgetting: ({ context }, { entered }: Entries) =>
      settingsFilled(entered) &&
      overwriteOffered(context.problem) &&
      forgetsMore(context.settings, entered),
    overwriteOffered: ({ context }) => overwriteOffered(context.problem),
  },
  actions: {
    rememberSettings: assign({ settings: (_, settings: Settings) => settings }),
    forgetSettings: assign({ settings: null, problem: null }),
    rememberForm: assign({ form: (_, { entered }: Entries) => formOf(entered) }),
    rememberForce: assign({ forceOverwrite: true }),
    forgetForce: assign({ forceOverwrite: false }),
    rememberSaved: assign({
      settings: ({ context }, { version }: SettingsSaved) =>
        context.settings && { ...context.settings, ...context.form, version },
    }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    emitChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
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
        onDone: { target: 'editing', actions: { type: 'rememberSettings', params: answered } },
        onError: { target: 'failed', actions: 'rememberProblem' },
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
        'map.changed': { actions: 'emitChanged' },
        'map.close': 'editing',
      },
    },
    confirming: {
      meta: { confirm: 'Veux-tu vraiment effacer ces noms\u202F? C’est définitif.' },
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
          settings: context.form,
          version: context.settings?.version ?? null,
          forceOverwrite: context.forceOverwrite,
        }),
        onDone: {
          target: 'editing',
          actions: [{ type: 'rememberSaved', params: answered }, 'emitChanged'],
        },
        onError: { target: 'editing', actions: 'rememberProblem' },
      },
    },
  },
});
