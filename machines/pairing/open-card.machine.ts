import { assign, emit, fromPromise, setup } from 'xstate';
import { errorIn, type Problem, problemIn, RefusalError } from '../parts/failure/failure.ts';
import { answered } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import type { CardOpened, MutationOpenPairingCardArgs } from '#schema/generated.ts';

type Token = Pick<MutationOpenPairingCardArgs, 'token'>;

/** The page of a card: nothing is told and nothing used up before its button is pressed (OWN-371, beside spec 1 §2). */
export const openCardMachine = setup({
  types: {
    context: {} as {
      /** '' where the address has none. */
      token: string;
      /** Somebody is signed in in this tab. */
      taken: boolean;
      opened: CardOpened | null;
      problem: Problem | null;
    },
    input: {} as Token & { readonly taken: boolean },
    events: {} as { type: 'open' | 'confirm' | 'cancel' },
    emitted: {} as {
      type: 'signedIn';
      token: string;
      deviceMark: string | null;
      openUntil: string;
    },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    openPairingCard: fromPromise<CardOpened, Token>(toBeProvided),
    leaveSession: fromPromise<void>(toBeProvided),
  },
  guards: {
    withToken: ({ context }) => context.token !== '',
    taken: ({ context }) => context.taken,
    privacyPending: ({ context }) => context.opened?.rgpdPrivacy === false,
    /** A server that is busy or starts again refuses too, and uses no card up. */
    isDead: ({ event }) => {
      const error = errorIn(event);
      return error instanceof RefusalError && error.refusal.severity === 'info';
    },
  },
  actions: {
    rememberOpened: assign({ opened: (_, opened: CardOpened) => opened }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    emitSignedIn: emit(({ context: { opened } }) => ({
      type: 'signedIn',
      token: opened?.token ?? '',
      deviceMark: opened?.deviceMark ?? null,
      openUntil: opened?.openUntil ?? '',
    })),
  },
}).createMachine({
  id: 'openCard',
  context: ({ input }) => ({
    token: input.token,
    taken: input.taken,
    opened: null,
    problem: null,
  }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'withToken', target: 'ready' }, { target: 'dead' }] },
    ready: {
      on: {
        open: [
          { guard: 'taken', target: 'confirmingLeave', actions: 'forgetProblem' },
          { target: 'opening', actions: 'forgetProblem' },
        ],
      },
    },
    unsent: {
      on: {
        open: [
          { guard: 'taken', target: 'confirmingLeave', actions: 'forgetProblem' },
          { target: 'opening', actions: 'forgetProblem' },
        ],
      },
    },
    confirmingLeave: {
      meta: {
        confirm:
          'Quelqu’un est déjà connecté ici. Le déconnecter, et ouvrir le compte de la carte\u202F?',
      },
      on: { confirm: 'opening', cancel: 'ready' },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openPairingCard',
        src: 'openPairingCard',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: 'taken',
            target: 'leaving',
            actions: { type: 'rememberOpened', params: answered },
          },
          { target: 'opened', actions: { type: 'rememberOpened', params: answered } },
        ],
        onError: [
          { guard: 'isDead', target: 'dead', actions: 'rememberProblem' },
          { target: 'unsent', actions: 'rememberProblem' },
        ],
      },
    },
    leaving: {
      tags: 'busy',
      invoke: { id: 'leaveSession', src: 'leaveSession', onDone: 'opened', onError: 'opened' },
    },
    opened: {
      always: [
        { guard: 'privacyPending', target: 'privacyPending', actions: 'emitSignedIn' },
        { target: 'welcomed', actions: 'emitSignedIn' },
      ],
    },
    dead: {},
    welcomed: { type: 'final', meta: { next: '/t-my-exited' } },
    privacyPending: { type: 'final', meta: { next: '/u-rgpd-privacy' } },
  },
});
