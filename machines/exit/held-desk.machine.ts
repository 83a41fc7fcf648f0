import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { errorIn, type Problem, problemIn, RefusalError } from '../parts/failure/failure.ts';
import { type Answer, noticeIn, answered } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { named } from '../parts/flow/named.ts';
import { stillOffered, territoriesOf } from './exit.rules.ts';
import type { Notice, Outcome, TerritoryChoice } from '#schema/generated.ts';

interface Desk<Choices> {
  readonly choices: Choices | null;
  readonly territories: readonly TerritoryChoice[];
  /** Day entered, yyyy-mm-dd; empty where none is. */
  readonly returnDate: string;
}

type Choice = { readonly territoryIds: readonly string[] };
type Entered = { readonly returnDate: string };

interface Parts<Choices, Args, Read extends string, Call extends string> {
  readonly id: string;
  /** GraphQL field of the territories that are out. */
  readonly read: Read;
  /** GraphQL field of the act on the chosen ones. */
  readonly call: Call;
  readonly question: string;
  readonly filled: (desk: Desk<Choices>, returnDate: string) => boolean;
  readonly argsOf: (desk: Desk<Choices>) => Args;
}

/** A machine that lists the territories that are out, asks about the chosen ones and, once confirmed, makes one call about them. */
export const heldDesk =
  <Choices extends { readonly territories: readonly TerritoryChoice[] }, Args>() =>
  <const Read extends string, const Call extends string>({
    id,
    read,
    call,
    question,
    filled,
    argsOf,
  }: Parts<Choices, Args, Read, Call>) =>
    setup({
      types: {
        context: {} as Desk<Choices> & { readonly problem: Problem | null },
        events: {} as
          | ({ type: 'territories.chosen' } & Choice)
          | ({ type: 'submit' } & Entered)
          | { type: 'confirm' | 'cancel' | 'retry' | 'changed.elsewhere' },
        emitted: {} as { type: 'changed'; notice: Notice | null },
        meta: {} as Meta,
        tags: {} as 'busy',
      },
      actors: {
        ...named(read, fromPromise<Choices>(toBeProvided)),
        ...named(call, fromPromise<Answer<Outcome>, Args>(toBeProvided)),
      },
      guards: {
        filled: ({ context }, { returnDate }: Entered) => filled(context, returnDate),
        refused: ({ event }) => errorIn(event) instanceof RefusalError,
      },
      actions: {
        rememberChoices: assign({ choices: (_, choices: Choices) => choices }),
        keepOffered: assign({
          territories: ({ context }, { territories }: Choices) =>
            stillOffered(context.territories, territories),
        }),
        rememberTerritories: assign({
          territories: ({ context }, { territoryIds }: Choice) =>
            territoriesOf(territoryIds, context.choices?.territories, context.territories),
        }),
        forgetTerritories: assign({ territories: [] }),
        rememberReturnDate: assign({ returnDate: (_, { returnDate }: Entered) => returnDate }),
        forgetReturnDate: assign({ returnDate: '' }),
        rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
        forgetProblem: assign({ problem: null }),
        emitChanged: emit(({ event }) => ({ type: 'changed' as const, notice: noticeIn(event) })),
      },
    }).createMachine({
      id,
      context: { choices: null, territories: [], returnDate: '', problem: null },
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          // The types of `invoke` are computed from actor names, which are not known here.
          invoke: {
            id: read,
            src: read,
            onDone: {
              target: 'editing',
              actions: [
                { type: 'rememberChoices', params: answered },
                { type: 'keepOffered', params: answered },
              ],
            },
            onError: { target: 'failed', actions: 'rememberProblem' },
          } as never,
        },
        failed: { on: { retry: { target: 'loading', actions: 'forgetProblem' } } },
        editing: {
          initial: 'ready',
          on: {
            'territories.chosen': {
              actions: [
                'forgetProblem',
                { type: 'rememberTerritories', params: ({ event }) => event },
              ],
            },
            submit: {
              guard: { type: 'filled', params: ({ event }) => event },
              target: 'confirming',
              actions: { type: 'rememberReturnDate', params: ({ event }) => event },
            },
            'changed.elsewhere': '.refreshing',
          },
          states: {
            ready: {},
            refreshing: {
              tags: 'busy',
              invoke: {
                id: read,
                src: read,
                onDone: { target: 'ready', actions: { type: 'rememberChoices', params: answered } },
                onError: 'ready',
              } as never,
            },
          },
        },
        confirming: {
          meta: { confirm: question },
          on: {
            confirm: { target: 'doing', actions: 'forgetProblem' },
            cancel: { target: 'editing', actions: 'forgetReturnDate' },
          },
        },
        doing: {
          tags: 'busy',
          exit: 'forgetReturnDate',
          invoke: {
            id: call,
            src: call,
            input: ({ context }: { context: Desk<Choices> }) => argsOf(context),
            onDone: { target: 'loading', actions: ['forgetTerritories', 'emitChanged'] },
            // What was refused may be out of date: the list is asked again, and marks what has gone.
            onError: [
              { guard: 'refused', target: 'editing.refreshing', actions: 'rememberProblem' },
              { target: 'editing', actions: 'rememberProblem' },
            ],
          } as never,
        },
      },
    });
