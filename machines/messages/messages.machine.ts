import { assign, emit, fromPromise, setup } from 'xstate';
import type {
  Messages,
  MutationAddMessageDeviceArgs,
  MutationChooseMessageArgs,
  MutationEndMessageDeviceArgs,
  MutationSetQuietHoursArgs,
  Notice,
  Outcome,
} from '#schema/generated.ts';
import { errorIn, networkFailed, type Problem, problemIn } from '../parts/failure/failure.ts';
import { type Answer, answered, noticeIn } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { required } from '../parts/flow/required.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';

/** Why a browser could not subscribe. */
export type PushTrouble = 'denied' | 'failed';

export type Subscribed =
  | { readonly device: MutationAddMessageDeviceArgs; readonly trouble: null }
  | { readonly device: null; readonly trouble: PushTrouble };

/** What is saved at once: the mutation, and what it takes. */
export type Change =
  | { readonly call: 'chooseMessage'; readonly args: MutationChooseMessageArgs }
  | { readonly call: 'setQuietHours'; readonly args: MutationSetQuietHoursArgs }
  | { readonly call: 'addMessageDevice'; readonly args: MutationAddMessageDeviceArgs }
  | { readonly call: 'endMessageDevice'; readonly args: MutationEndMessageDeviceArgs };

/**
 * What one is told, by which way and when not, each choice saved at once (OWN-405, OWN-411), and the devices
 * that show it (OWN-408).
 */
export const messagesMachine = setup({
  types: {
    context: {} as {
      messages: Messages | null;
      /** Not saved yet. */
      change: Change | null;
      trouble: PushTrouble | null;
      problem: Problem | null;
    },
    events: {} as
      | { type: 'retry' }
      | ({ type: 'choose' } & MutationChooseMessageArgs)
      | ({ type: 'quiet' } & MutationSetQuietHoursArgs)
      | { type: 'receive' }
      | { type: 'end'; deviceId: string }
      | { type: 'confirm' }
      | { type: 'cancel' },
    emitted: {} as { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    messages: fromPromise<Messages>(toBeProvided),
    /** The browser asks its reader, and subscribes at its push service. */
    subscribe: fromPromise<Subscribed, { pushKey: string }>(toBeProvided),
    change: fromPromise<Answer<Outcome>, Change>(toBeProvided),
  },
  guards: {
    subscribed: (_, answer: Subscribed) => answer.device !== null,
    networkFailed: ({ event }) => networkFailed(errorIn(event)),
  },
  actions: {
    rememberMessages: assign({ messages: (_, messages: Messages) => messages }),
    rememberChange: assign({ change: (_, change: Change) => change }),
    rememberSubscription: assign({
      change: (_, { device }: Subscribed): Change => ({
        call: 'addMessageDevice',
        args: required(device),
      }),
    }),
    rememberTrouble: assign({ trouble: (_, { trouble }: Subscribed) => trouble }),
    forgetChange: assign({ change: null }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null, trouble: null }),
    emitChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
  },
}).createMachine({
  id: 'messages',
  context: {
    messages: null,
    change: null,
    trouble: null,
    problem: null,
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      exit: 'forgetChange',
      invoke: {
        id: 'messages',
        src: 'messages',
        onDone: { target: 'shown', actions: { type: 'rememberMessages', params: answered } },
        onError: { target: 'failed', actions: 'rememberProblem' },
      },
    },
    failed: { on: { retry: { target: 'loading', actions: 'forgetProblem' } } },
    shown: {
      on: {
        choose: {
          target: 'changing',
          actions: [
            'forgetProblem',
            {
              type: 'rememberChange',
              params: ({ event: { kind, way, wanted } }) => ({
                call: 'chooseMessage',
                args: { kind, way, wanted },
              }),
            },
          ],
        },
        quiet: {
          target: 'changing',
          actions: [
            'forgetProblem',
            {
              type: 'rememberChange',
              params: ({ event: { from, until } }) => ({
                call: 'setQuietHours',
                args: { from, until },
              }),
            },
          ],
        },
        receive: { target: 'subscribing', actions: 'forgetProblem' },
        end: {
          target: 'confirmingEnd',
          actions: [
            'forgetProblem',
            {
              type: 'rememberChange',
              params: ({ event: { deviceId } }) => ({
                call: 'endMessageDevice',
                args: { deviceId },
              }),
            },
          ],
        },
      },
    },
    subscribing: {
      tags: 'busy',
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context: { messages } }) => ({ pushKey: required(messages).pushKey }),
        onDone: [
          {
            guard: { type: 'subscribed', params: answered },
            target: 'changing',
            actions: { type: 'rememberSubscription', params: answered },
          },
          { target: 'shown', actions: { type: 'rememberTrouble', params: answered } },
        ],
        onError: { target: 'shown', actions: 'rememberProblem' },
      },
    },
    confirmingEnd: {
      meta: { confirm: 'Ne plus recevoir de messages sur cet appareil\u202F?' },
      on: { confirm: 'changing', cancel: { target: 'shown', actions: 'forgetChange' } },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context: { change } }) => required(change),
        onDone: { target: 'loading', actions: 'emitChanged' },
        onError: [
          { guard: 'networkFailed', target: 'shown', actions: 'forgetChange' },
          { target: 'loading', actions: 'rememberProblem' },
        ],
      },
    },
  },
});
