import { assign, emit, fromPromise, setup } from 'xstate';
import type {
  Messages,
  MutationAddMessageDeviceArgs,
  MutationChooseMessageArgs,
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

/**
 * What one is told, by which way and when not, each choice saved at once (OWN-405, OWN-411), and the devices
 * that show it (OWN-408).
 */
export const messagesMachine = setup({
  types: {
    context: {} as {
      messages: Messages | null;
      choice: MutationChooseMessageArgs | null;
      quiet: MutationSetQuietHoursArgs | null;
      device: MutationAddMessageDeviceArgs | null;
      deviceId: string;
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
    setQuietHours: fromPromise<Answer<Outcome>, MutationSetQuietHoursArgs>(toBeProvided),
    /** The browser asks its reader, and subscribes at its push service. */
    subscribe: fromPromise<Subscribed, { pushKey: string }>(toBeProvided),
    addMessageDevice: fromPromise<Answer<Outcome>, MutationAddMessageDeviceArgs>(toBeProvided),
    endMessageDevice: fromPromise<Answer<Outcome>, { deviceId: string }>(toBeProvided),
    chooseMessage: fromPromise<Answer<Outcome>, MutationChooseMessageArgs>(toBeProvided),
  },
  guards: {
    subscribed: (_, answer: Subscribed) => answer.device !== null,
    networkFailed: ({ event }) => networkFailed(errorIn(event)),
  },
  actions: {
    rememberMessages: assign({ messages: (_, messages: Messages) => messages }),
    rememberChoice: assign({
      choice: (_, { kind, way, wanted }: MutationChooseMessageArgs) => ({ kind, way, wanted }),
    }),
    rememberQuiet: assign({
      quiet: (_, { from, until }: MutationSetQuietHoursArgs) => ({ from, until }),
    }),
    rememberDevice: assign({ device: (_, { device }: Subscribed) => device }),
    rememberTrouble: assign({ trouble: (_, { trouble }: Subscribed) => trouble }),
    rememberWhich: assign({ deviceId: (_, { deviceId }: { deviceId: string }) => deviceId }),
    forgetChoice: assign({ choice: null, quiet: null, device: null, deviceId: '' }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null, trouble: null }),
    emitChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
  },
}).createMachine({
  id: 'messages',
  context: {
    messages: null,
    choice: null,
    quiet: null,
    device: null,
    deviceId: '',
    trouble: null,
    problem: null,
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      exit: 'forgetChoice',
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
          target: 'choosing',
          actions: ['forgetProblem', { type: 'rememberChoice', params: ({ event }) => event }],
        },
        quiet: {
          target: 'settingQuietHours',
          actions: ['forgetProblem', { type: 'rememberQuiet', params: ({ event }) => event }],
        },
        receive: { target: 'subscribing', actions: 'forgetProblem' },
        end: {
          target: 'confirmingEnd',
          actions: ['forgetProblem', { type: 'rememberWhich', params: ({ event }) => event }],
        },
      },
    },
    choosing: {
      tags: 'busy',
      invoke: {
        id: 'chooseMessage',
        src: 'chooseMessage',
        input: ({ context: { choice } }) => required(choice),
        onDone: { target: 'loading', actions: 'emitChanged' },
        onError: [
          { guard: 'networkFailed', target: 'shown', actions: 'forgetChoice' },
          { target: 'loading', actions: 'rememberProblem' },
        ],
      },
    },
    settingQuietHours: {
      tags: 'busy',
      invoke: {
        id: 'setQuietHours',
        src: 'setQuietHours',
        input: ({ context: { quiet } }) => required(quiet),
        onDone: { target: 'loading', actions: 'emitChanged' },
        onError: [
          { guard: 'networkFailed', target: 'shown', actions: 'forgetChoice' },
          { target: 'loading', actions: 'rememberProblem' },
        ],
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
            target: 'adding',
            actions: { type: 'rememberDevice', params: answered },
          },
          { target: 'shown', actions: { type: 'rememberTrouble', params: answered } },
        ],
        onError: { target: 'shown', actions: 'rememberProblem' },
      },
    },
    adding: {
      tags: 'busy',
      invoke: {
        id: 'addMessageDevice',
        src: 'addMessageDevice',
        input: ({ context: { device } }) => required(device),
        onDone: { target: 'loading', actions: 'emitChanged' },
        onError: [
          { guard: 'networkFailed', target: 'shown', actions: 'forgetChoice' },
          { target: 'loading', actions: 'rememberProblem' },
        ],
      },
    },
    confirmingEnd: {
      meta: { confirm: 'Ne plus recevoir de messages sur cet appareil\u202F?' },
      on: { confirm: 'ending', cancel: { target: 'shown', actions: 'forgetChoice' } },
    },
    ending: {
      tags: 'busy',
      invoke: {
        id: 'endMessageDevice',
        src: 'endMessageDevice',
        input: ({ context: { deviceId } }) => ({ deviceId }),
        onDone: { target: 'loading', actions: 'emitChanged' },
        onError: [
          { guard: 'networkFailed', target: 'shown', actions: 'forgetChoice' },
          { target: 'loading', actions: 'rememberProblem' },
        ],
      },
    },
  },
});
