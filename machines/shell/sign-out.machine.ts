import { assign, emit, fromPromise, setup } from 'xstate';
import { answered } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';

/** Signing out of a device on which acts wait: they are sent first, and what still waits is told (OWN-211). */
export const signOutMachine = setup({
  types: {
    context: {} as { waiting: number },
    events: {} as { type: 'signOut' } | { type: 'confirm' } | { type: 'cancel' },
    emitted: {} as { type: 'left' },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    /** Sends what waits, and resolves to how many acts still do. */
    sendActs: fromPromise<number>(toBeProvided),
  },
  guards: { someWait: (_, waiting: number) => waiting > 0 },
  actions: {
    rememberWaiting: assign({ waiting: (_, waiting: number) => waiting }),
    emitLeft: emit({ type: 'left' }),
  },
}).createMachine({
  id: 'signOut',
  context: { waiting: 0 },
  initial: 'signedIn',
  states: {
    signedIn: { on: { signOut: 'sending' } },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendActs',
        src: 'sendActs',
        onDone: [
          {
            guard: { type: 'someWait', params: answered },
            target: 'asking',
            actions: { type: 'rememberWaiting', params: answered },
          },
          { target: 'signedIn', actions: 'emitLeft' },
        ],
        onError: { target: 'signedIn', actions: 'emitLeft' },
      },
    },
    asking: {
      meta: { confirm: 'Te déconnecter avant l’envoi\u202F?' },
      on: { confirm: { target: 'signedIn', actions: 'emitLeft' }, cancel: 'signedIn' },
    },
  },
});
