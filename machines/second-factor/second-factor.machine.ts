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
import { canBegin, digitsFilled, isThere, proofFilled } from './second-factor.rules.ts';
import type {
  MutationBeginSecondFactorArgs,
  MutationCheckSecondFactorArgs,
  MutationEndSecondFactorArgs,
  MutationKeepSecondFactorArgs,
  Notice,
  Outcome,
  RecoveryCodes,
  SecondFactor,
  SecondFactorBegun,
} from '#schema/generated.ts';

interface Proof {
  readonly code: string;
  readonly presentPassword: string;
}

/** One's own second factor: set up, with codes on paper that are noted before it is kept; renewed and ended against password and code (OWN-391). */
export const secondFactorMachine = setup({
  types: {
    context: {} as {
      factor: SecondFactor | null;
      /** What a code is asked for. */
      wanted: 'renewal' | 'end';
      begun: SecondFactorBegun | null;
      made: RecoveryCodes | null;
      proof: Proof;
      problem: Problem | null;
    },
    events: {} as
      | { type: 'retry' | 'begin' | 'renew' | 'end' | 'noted' | 'confirm' | 'cancel' }
      | { type: 'password.given'; presentPassword: string }
      | { type: 'code.given'; code: string }
      | ({ type: 'proof.given' } & Proof),
    emitted: {} as { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    secondFactor: fromPromise<SecondFactor>(toBeProvided),
    beginSecondFactor: fromPromise<SecondFactorBegun, MutationBeginSecondFactorArgs>(toBeProvided),
    checkSecondFactor: fromPromise<RecoveryCodes, MutationCheckSecondFactorArgs>(toBeProvided),
    renewRecoveryCodes: fromPromise<RecoveryCodes, MutationEndSecondFactorArgs>(toBeProvided),
    keepSecondFactor: fromPromise<Answer<Outcome>, MutationKeepSecondFactorArgs>(toBeProvided),
    endSecondFactor: fromPromise<Answer<Outcome>, MutationEndSecondFactorArgs>(toBeProvided),
  },
  guards: {
    canBegin: ({ context }) => canBegin(context.factor),
    isThere: ({ context }) => isThere(context.factor),
    endWanted: ({ context }, proof: Proof) => context.wanted === 'end' && proofFilled(proof),
    proofFilled: (_, proof: Proof) => proofFilled(proof),
    digitsFilled: (_, given: { code: string }) => digitsFilled(given),
    passwordGiven: (_, { presentPassword }: { presentPassword: string }) => presentPassword !== '',
    presentPasswordAsked: ({ event }) => presentPasswordAsked(problemIn(event)),
    networkFailed: ({ event }) => networkFailed(errorIn(event)),
  },
  actions: {
    rememberFactor: assign({ factor: (_, factor: SecondFactor) => factor }),
    rememberWanted: assign({ wanted: (_, { wanted }: { wanted: 'renewal' | 'end' }) => wanted }),
    rememberBegun: assign({ begun: (_, begun: SecondFactorBegun) => begun }),
    rememberMade: assign({ made: (_, made: RecoveryCodes) => made }),
    rememberProof: assign({
      proof: (_, { code = '', presentPassword = '' }: Partial<Proof>) => ({
        code,
        presentPassword,
      }),
    }),
    forgetProof: assign({ proof: { code: '', presentPassword: '' } }),
    forgetBegun: assign({ begun: null }),
    forgetMade: assign({ made: null }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    emitChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
  },
}).createMachine({
  id: 'secondFactor',
  context: {
    factor: null,
    wanted: 'renewal',
    begun: null,
    made: null,
    proof: { code: '', presentPassword: '' },
    problem: null,
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        onDone: { target: 'shown', actions: { type: 'rememberFactor', params: answered } },
        onError: { target: 'failed', actions: 'rememberProblem' },
      },
    },
    failed: { on: { retry: { target: 'loading', actions: 'forgetProblem' } } },
    shown: {
      on: {
        begin: { guard: 'canBegin', target: 'beginning', actions: 'forgetProblem' },
        renew: {
          guard: 'isThere',
          target: 'proving',
          actions: ['forgetProblem', { type: 'rememberWanted', params: { wanted: 'renewal' } }],
        },
        end: {
          guard: 'isThere',
          target: 'confirmingEnd',
          actions: ['forgetProblem', { type: 'rememberWanted', params: { wanted: 'end' } }],
        },
      },
    },
    beginning: {
      tags: 'busy',
      exit: 'forgetProof',
      invoke: {
        id: 'beginSecondFactor',
        src: 'beginSecondFactor',
        input: ({ context: { proof } }) => ({ presentPassword: proof.presentPassword }),
        onDone: { target: 'scanning', actions: { type: 'rememberBegun', params: answered } },
        onError: [
          {
            guard: 'presentPasswordAsked',
            target: 'askingPassword',
            actions: 'rememberProblem',
          },
          { target: 'shown', actions: 'rememberProblem' },
        ],
      },
    },
    askingPassword: {
      on: {
        'password.given': {
          guard: { type: 'passwordGiven', params: ({ event }) => event },
          target: 'beginning',
          actions: [
            'forgetProblem',
            {
              type: 'rememberProof',
              params: ({ event: { presentPassword } }) => ({ presentPassword }),
            },
          ],
        },
        cancel: { target: 'shown', actions: 'forgetProblem' },
      },
    },
    scanning: {
      on: {
        'code.given': {
          guard: { type: 'digitsFilled', params: ({ event }) => event },
          target: 'checking',
          actions: [
            'forgetProblem',
            { type: 'rememberProof', params: ({ event: { code } }) => ({ code }) },
          ],
        },
        cancel: { target: 'shown', actions: ['forgetBegun', 'forgetProblem'] },
      },
    },
    checking: {
      tags: 'busy',
      exit: 'forgetProof',
      invoke: {
        id: 'checkSecondFactor',
        src: 'checkSecondFactor',
        input: ({ context: { begun, proof } }) => ({
          ticket: begun?.ticket ?? '',
          code: proof.code,
        }),
        onDone: {
          target: 'noting',
          actions: ['forgetBegun', { type: 'rememberMade', params: answered }],
        },
        onError: { target: 'scanning', actions: 'rememberProblem' },
      },
    },
    noting: { on: { noted: 'keeping', cancel: 'confirmingLeave' } },
    confirmingLeave: {
      meta: {
        confirm:
          'Veux-tu arrêter sans enregistrer\u202F? Les codes de secours affichés ne serviront pas.',
      },
      on: { confirm: { target: 'shown', actions: 'forgetMade' }, cancel: 'noting' },
    },
    keeping: {
      tags: 'busy',
      invoke: {
        id: 'keepSecondFactor',
        src: 'keepSecondFactor',
        input: ({ context: { made } }) => ({ ticket: made?.ticket ?? '' }),
        onDone: { target: 'loading', actions: ['forgetMade', 'emitChanged'] },
        onError: [
          { guard: 'networkFailed', target: 'noting' },
          { target: 'loading', actions: ['forgetMade', 'rememberProblem'] },
        ],
      },
    },
    confirmingEnd: {
      meta: {
        confirm:
          'Veux-tu supprimer ton second facteur\u202F? Le mot de passe suffira de nouveau pour ouvrir ton compte.',
      },
      on: { confirm: 'proving', cancel: 'shown' },
    },
    proving: {
      on: {
        'proof.given': [
          {
            guard: { type: 'endWanted', params: ({ event }) => event },
            target: 'ending',
            actions: ['forgetProblem', { type: 'rememberProof', params: ({ event }) => event }],
          },
          {
            guard: { type: 'proofFilled', params: ({ event }) => event },
            target: 'renewing',
            actions: ['forgetProblem', { type: 'rememberProof', params: ({ event }) => event }],
          },
        ],
        cancel: { target: 'shown', actions: 'forgetProblem' },
      },
    },
    renewing: {
      tags: 'busy',
      exit: 'forgetProof',
      invoke: {
        id: 'renewRecoveryCodes',
        src: 'renewRecoveryCodes',
        input: ({ context }) => context.proof,
        onDone: { target: 'noting', actions: { type: 'rememberMade', params: answered } },
        onError: { target: 'proving', actions: 'rememberProblem' },
      },
    },
    ending: {
      tags: 'busy',
      exit: 'forgetProof',
      invoke: {
        id: 'endSecondFactor',
        src: 'endSecondFactor',
        input: ({ context }) => context.proof,
        onDone: { target: 'loading', actions: 'emitChanged' },
        onError: { target: 'proving', actions: 'rememberProblem' },
      },
    },
  },
});
