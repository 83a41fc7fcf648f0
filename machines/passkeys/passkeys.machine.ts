import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import {
  errorIn,
  networkFailed,
  type Problem,
  problemIn,
  presentPasswordAsked,
} from '../parts/failure/failure.ts';
import { type Answer, answered, noticeIn } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import {
  type Ceremony,
  credentialIn,
  passkeyNamed,
  type Trouble,
  troubleIn,
} from './passkeys.rules.ts';
import type {
  MutationAddPasskeyArgs,
  MutationEndPasskeyArgs,
  MutationPasskeyOptionsArgs,
  MutationRenamePasskeyArgs,
  Notice,
  Outcome,
  PasskeyOptions,
  Passkeys,
} from '#schema/generated.ts';

/** One's own passkeys: this device is added, each is named and ended; the present password is asked for in a session that is not fresh (OWN-362, OWN-231). */
export const passkeysMachine = setup({
  types: {
    context: {} as {
      passkeys: Passkeys | null;
      presentPassword: string;
      options: string;
      credential: string;
      named: MutationRenamePasskeyArgs;
      trouble: Trouble | null;
      problem: Problem | null;
    },
    events: {} as
      | { type: 'retry' }
      | { type: 'add' }
      | { type: 'prove'; presentPassword: string }
      | ({ type: 'rename' } & MutationRenamePasskeyArgs)
      | { type: 'save'; name: string }
      | ({ type: 'end' } & MutationEndPasskeyArgs)
      | { type: 'confirm' }
      | { type: 'cancel' },
    emitted: {} as { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    passkeys: fromPromise<Passkeys>(toBeProvided),
    passkeyOptions: fromPromise<PasskeyOptions, MutationPasskeyOptionsArgs>(toBeProvided),
    /** The browser's own dialog. */
    makePasskey: fromPromise<Ceremony, { options: string }>(toBeProvided),
    addPasskey: fromPromise<Answer<Outcome>, MutationAddPasskeyArgs>(toBeProvided),
    renamePasskey: fromPromise<Answer<Outcome>, MutationRenamePasskeyArgs>(toBeProvided),
    endPasskey: fromPromise<Answer<Outcome>, MutationEndPasskeyArgs>(toBeProvided),
  },
  guards: {
    presentPasswordAsked: ({ event }) => presentPasswordAsked(problemIn(event)),
    presentPasswordGiven: (_, { presentPassword }: { presentPassword: string }) =>
      presentPassword !== '',
    offered: ({ context }) => context.passkeys?.offered === true,
    passkeyNamed: (_, named: { name: string }) => passkeyNamed(named),
    hasKey: (_, ceremony: Ceremony) => troubleIn(ceremony) === null,
    networkFailed: ({ event }) => networkFailed(errorIn(event)),
  },
  actions: {
    rememberPasskeys: assign({ passkeys: (_, passkeys: Passkeys) => passkeys }),
    rememberPresentPassword: assign({
      presentPassword: (_, { presentPassword }: { presentPassword: string }) => presentPassword,
    }),
    forgetPresentPassword: assign({ presentPassword: '' }),
    rememberOptions: assign({ options: (_, { options }: PasskeyOptions) => options }),
    rememberCredential: assign({
      credential: (_, ceremony: Ceremony) => credentialIn(ceremony),
    }),
    forgetKey: assign({ options: '', credential: '' }),
    rememberWhich: assign({
      named: (_, { passkeyId, name }: MutationRenamePasskeyArgs) => ({ passkeyId, name }),
    }),
    rememberName: assign({
      named: ({ context }, { name }: { name: string }) => ({ ...context.named, name: name.trim() }),
    }),
    rememberToEnd: assign({
      named: (_, { passkeyId }: MutationEndPasskeyArgs) => ({ passkeyId, name: '' }),
    }),
    rememberTrouble: assign({ trouble: (_, ceremony: Ceremony) => troubleIn(ceremony) }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetFaults: assign({ trouble: null, problem: null }),
    emitChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
  },
}).createMachine({
  id: 'passkeys',
  context: {
    passkeys: null,
    presentPassword: '',
    options: '',
    credential: '',
    named: { passkeyId: '', name: '' },
    trouble: null,
    problem: null,
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'passkeys',
        src: 'passkeys',
        onDone: { target: 'shown', actions: { type: 'rememberPasskeys', params: answered } },
        onError: { target: 'failed', actions: 'rememberProblem' },
      },
    },
    failed: { on: { retry: { target: 'loading', actions: 'forgetFaults' } } },
    shown: {
      on: {
        add: { guard: 'offered', target: 'preparing', actions: 'forgetFaults' },
        rename: {
          target: 'naming',
          actions: ['forgetFaults', { type: 'rememberWhich', params: ({ event }) => event }],
        },
        end: {
          target: 'confirmingEnd',
          actions: ['forgetFaults', { type: 'rememberToEnd', params: ({ event }) => event }],
        },
      },
    },
    preparing: {
      tags: 'busy',
      exit: 'forgetPresentPassword',
      invoke: {
        id: 'passkeyOptions',
        src: 'passkeyOptions',
        input: ({ context: { presentPassword } }) => ({ presentPassword }),
        onDone: { target: 'making', actions: { type: 'rememberOptions', params: answered } },
        onError: [
          {
            guard: 'presentPasswordAsked',
            target: 'askingPresentPassword',
            actions: 'rememberProblem',
          },
          { target: 'shown', actions: 'rememberProblem' },
        ],
      },
    },
    askingPresentPassword: {
      on: {
        prove: {
          guard: { type: 'presentPasswordGiven', params: ({ event }) => event },
          target: 'preparing',
          actions: [
            'forgetFaults',
            { type: 'rememberPresentPassword', params: ({ event }) => event },
          ],
        },
        cancel: { target: 'shown', actions: 'forgetFaults' },
      },
    },
    making: {
      tags: 'busy',
      invoke: {
        id: 'makePasskey',
        src: 'makePasskey',
        input: ({ context: { options } }) => ({ options }),
        onDone: [
          {
            guard: { type: 'hasKey', params: answered },
            target: 'adding',
            actions: { type: 'rememberCredential', params: answered },
          },
          { target: 'shown', actions: { type: 'rememberTrouble', params: answered } },
        ],
        onError: { target: 'shown', actions: 'rememberProblem' },
      },
    },
    adding: {
      tags: 'busy',
      exit: 'forgetKey',
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ context: { credential } }) => ({ credential }),
        onDone: { target: 'loading', actions: 'emitChanged' },
        onError: { target: 'shown', actions: 'rememberProblem' },
      },
    },
    naming: {
      on: {
        save: {
          guard: { type: 'passkeyNamed', params: ({ event }) => event },
          target: 'renaming',
          actions: ['forgetFaults', { type: 'rememberName', params: ({ event }) => event }],
        },
        cancel: { target: 'shown', actions: 'forgetFaults' },
      },
    },
    renaming: {
      tags: 'busy',
      invoke: {
        id: 'renamePasskey',
        src: 'renamePasskey',
        input: ({ context }) => context.named,
        onDone: { target: 'loading', actions: 'emitChanged' },
        onError: { target: 'naming', actions: 'rememberProblem' },
      },
    },
    confirmingEnd: {
      meta: {
        confirm:
          'Veux-tu supprimer cette clé d’accès\u202F? L’appareil ne pourra plus se connecter sans mot de passe.',
      },
      on: { confirm: 'ending', cancel: 'shown' },
    },
    ending: {
      tags: 'busy',
      invoke: {
        id: 'endPasskey',
        src: 'endPasskey',
        input: ({ context }) => ({ passkeyId: context.named.passkeyId }),
        onDone: { target: 'loading', actions: 'emitChanged' },
        onError: [
          { guard: 'networkFailed', target: 'confirmingEnd' },
          { target: 'loading', actions: 'rememberProblem' },
        ],
      },
    },
  },
});
