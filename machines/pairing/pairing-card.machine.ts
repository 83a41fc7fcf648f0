import { assign, emit, fromPromise, setup } from 'xstate';
import { errorIn, networkFailed, type Problem, problemIn } from '../parts/failure/failure.ts';
import { type Answer, answered, noticeIn } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import type { MutationPrintPairingCardArgs, Notice, Outcome, Pdf } from '#schema/generated.ts';

type Person = MutationPrintPairingCardArgs;

/** A person's card: printed, or cancelled, each after its question (OWN-370, OWN-372). */
export const pairingCardMachine = setup({
  types: {
    context: {} as { userId: string; problem: Problem | null },
    input: {} as Person,
    events: {} as { type: 'print' | 'end' | 'confirm' | 'cancel' },
    /** `changed`: another card is out, or none. */
    emitted: {} as { type: 'printed'; pdf: Pdf } | { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    printPairingCard: fromPromise<Pdf, Person>(toBeProvided),
    cancelPairingCard: fromPromise<Answer<Outcome>, Person>(toBeProvided),
  },
  guards: { networkFailed: ({ event }) => networkFailed(errorIn(event)) },
  actions: {
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    emitPrinted: emit((_, pdf: Pdf) => ({ type: 'printed', pdf })),
    emitChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
  },
}).createMachine({
  id: 'pairingCard',
  context: ({ input }) => ({ userId: input.userId, problem: null }),
  initial: 'quiet',
  states: {
    quiet: { on: { print: 'confirmingPrint', end: 'confirmingEnd' } },
    confirmingPrint: {
      meta: {
        confirm:
          'Imprimer une carte de connexion pour {login}\u202F? Elle ouvre son compte une seule fois, pendant 7 jours. Une carte précédente ne servira plus.',
      },
      on: { confirm: { target: 'printing', actions: 'forgetProblem' }, cancel: 'quiet' },
    },
    printing: {
      tags: 'busy',
      invoke: {
        id: 'printPairingCard',
        src: 'printPairingCard',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: {
          target: 'quiet',
          actions: [{ type: 'emitPrinted', params: answered }, 'emitChanged'],
        },
        onError: [
          { guard: 'networkFailed', target: 'confirmingPrint' },
          { target: 'quiet', actions: 'rememberProblem' },
        ],
      },
    },
    confirmingEnd: {
      meta: { confirm: 'Annuler la carte de {login}\u202F? Elle n’ouvrira plus son compte.' },
      on: { confirm: { target: 'ending', actions: 'forgetProblem' }, cancel: 'quiet' },
    },
    ending: {
      tags: 'busy',
      invoke: {
        id: 'cancelPairingCard',
        src: 'cancelPairingCard',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: { target: 'quiet', actions: 'emitChanged' },
        onError: [
          { guard: 'networkFailed', target: 'confirmingEnd' },
          { target: 'quiet', actions: 'rememberProblem' },
        ],
      },
    },
  },
});
