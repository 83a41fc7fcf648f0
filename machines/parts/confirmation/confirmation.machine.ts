import { assign, emit, fromPromise, setup } from 'xstate';
import { errorIn, networkFailed, type Problem, problemIn } from '../failure/failure.ts';
import { type Answer, noticeIn } from '../flow/answer.ts';
import type { Meta } from '../flow/meta.ts';
import { named } from '../flow/named.ts';
import { toBeProvided } from '../flow/to-be-provided.ts';
import type { Notice, Outcome } from '#schema/generated.ts';

/**
 * A machine that asks a question about a subject and, once confirmed, makes one call with it: the
 * actor has the name of the GraphQL field. A request that never left brings the question back.
 */
export const confirmation =
  <Subject>() =>
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the actor in the machine's type
  <const Call extends string>({
    id,
    call,
    question,
  }: {
    id: string;
    call: Call;
    question: string;
  }) =>
    setup({
      types: {
        context: {} as { subject: Subject | null; problem: Problem | null },
        events: {} as { type: 'ask'; subject: Subject } | { type: 'confirm' } | { type: 'cancel' },
        emitted: {} as { type: 'changed'; notice: Notice | null },
        meta: {} as Meta,
        tags: {} as 'busy',
      },
      actors: named(call, fromPromise<Answer<Outcome>, Subject>(toBeProvided)),
      guards: { networkFailed: ({ event }) => networkFailed(errorIn(event)) },
      actions: {
        rememberSubject: assign({ subject: (_, { subject }: { subject: Subject }) => subject }),
        forgetSubject: assign({ subject: null }),
        rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
        forgetProblem: assign({ problem: null }),
        emitChanged: emit(({ event }) => ({ type: 'changed' as const, notice: noticeIn(event) })),
      },
    }).createMachine({
      id,
      context: { subject: null, problem: null },
      initial: 'quiet',
      states: {
        quiet: {
          on: {
            ask: {
              target: 'asking',
              actions: { type: 'rememberSubject', params: ({ event }) => event },
            },
          },
        },
        asking: {
          meta: { confirm: question },
          on: {
            confirm: { target: 'doing', actions: 'forgetProblem' },
            cancel: { target: 'quiet', actions: 'forgetSubject' },
          },
        },
        doing: {
          tags: 'busy',
          // The types of `invoke` are computed from actor names, which are not known here.
          invoke: {
            id: call,
            src: call,
            input: ({ context }: { context: { subject: Subject | null } }) => context.subject,
            onDone: { target: 'quiet', actions: ['forgetSubject', 'emitChanged'] },
            onError: [
              { guard: 'networkFailed', target: 'asking' },
              { target: 'quiet', actions: ['forgetSubject', 'rememberProblem'] },
            ],
          } as never,
        },
      },
    });
