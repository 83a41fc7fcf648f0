import type { Page } from 'playwright/test';
import type { AnyEventObject, AnyStateMachine, ContextFrom, InputFrom, StateValue } from 'xstate';
import { doneEvent, errorEvent } from '../../../scripts/machines/play/engine.ts';
import { Failure, type FailureCode, RefusalError } from '#machines/parts/failure/failure.ts';
import type { Force } from '#schema/generated.ts';
import type { HeldAnswers } from './held-answers.ts';

/** What a walk has in hand: the screen, as its page model, and the answers that are held back. */
export interface Hands<Screen> {
  readonly page: Page;
  readonly screen: Screen;
  readonly answers: HeldAnswers;
}

/** What the machine is told, and how a person, the server or somebody else brings it about. */
export interface Deed<Context, Screen> {
  readonly event: AnyEventObject;
  /** Where it can happen like this; everywhere unless said. */
  when?(context: Context, state: StateValue): boolean;
  readonly how: (hands: Hands<Screen>) => Promise<void>;
  /** The actor whose answer it is. */
  readonly answer?: string;
}

export interface Start<Input, Screen> {
  readonly input: Input;
  readonly open: (page: Page) => Promise<Screen>;
}

type Shows<Context, Screen> = (hands: Hands<Screen>, context: Context) => Promise<void>;

/** How a machine is walked in a browser: a reason in words stands where something is not done or not seen. */
export interface Table<M extends AnyStateMachine, Screen> {
  readonly machine: M;
  readonly starts: Readonly<Record<string, Start<InputFrom<M>, Screen>>>;
  readonly deeds: Readonly<Record<string, Deed<ContextFrom<M>, Screen>>>;
  /** What the screen shows in a state. Each innermost state has its line. */
  readonly shows: Readonly<Record<string, Shows<ContextFrom<M>, Screen> | string>>;
  /** Events of the machine that no walk brings about. */
  readonly undone?: Readonly<Record<string, string>>;
  /** The actor of each operation that has another name. */
  readonly operations?: Readonly<Record<string, string>>;
  /** What of the context leads elsewhere; all of it unless said. */
  readonly differs?: (context: ContextFrom<M>) => unknown;
  /** Puts back what a walk changed. */
  readonly tidy?: (hands: Hands<Screen>) => Promise<void>;
  /** Walked by `npm test` too, not only by `npm run test:full`. */
  readonly always?: boolean;
}

interface Answering<Context> {
  when?(context: Context, state: StateValue): boolean;
}

/** The server's own answer is let through; `output` says for the machine what it is like. */
export const comes = <Context>(
  actor: string,
  output: unknown,
  more: Answering<Context> = {},
): Deed<Context, unknown> => ({
  ...more,
  event: doneEvent(actor, output),
  answer: actor,
  how: ({ answers }) => answers.come(actor),
});

/** The server's own refusal is let through. */
export const isRefused = <Context>(
  actor: string,
  more: Answering<Context> & { readonly forceOffered?: Force } = {},
): Deed<Context, unknown> => ({
  ...more,
  event: errorEvent(
    actor,
    new RefusalError({
      __typename: 'Refusal',
      message: '',
      severity: 'error',
      forceOffered: more.forceOffered ?? null,
    }),
  ),
  answer: actor,
  how: ({ answers }) => answers.come(actor),
});

/** Where the server would have to be broken: its failure is put in place of its answer. */
export const fails = (
  actor: string,
  code: FailureCode = 'BACKEND_UNREACHABLE',
): Deed<unknown, unknown> => ({
  event: errorEvent(actor, new Failure(code)),
  answer: actor,
  how: ({ answers }) => answers.fail(actor, code),
});

/** The browser's own request is lost on the way. */
export const isLost = (actor: string): Deed<unknown, unknown> => ({
  event: errorEvent(actor, new Failure('NETWORK')),
  answer: actor,
  how: ({ answers }) => answers.lose(actor),
});

/** What the browser does by itself, before anybody sees the state. */
export const atOnce = (event: AnyEventObject): Deed<unknown, unknown> => ({
  event,
  how: () => Promise.resolve(),
});
