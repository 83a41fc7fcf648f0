import { assign, emit, fromPromise, setup } from 'xstate';
import { answered } from '../../parts/flow/answer.ts';
import { toBeProvided } from '../../parts/flow/to-be-provided.ts';
import { type Problem, problemIn } from '../../parts/failure/failure.ts';
import type { Meta } from '../../parts/flow/meta.ts';
import type { AuditFile, MutationTakeAuditArgs } from '#schema/generated.ts';
import { type AuditPeriod, soundPeriod } from './audit.rules.ts';

type Asked = AuditPeriod & { readonly today: string };

/** The acts of those in charge as a file, of a period (beyond the documents; OWN-385). */
export const auditMachine = setup({
  types: {
    context: {} as MutationTakeAuditArgs & { problem: Problem | null },
    input: {} as Pick<MutationTakeAuditArgs, 'everyCongregation'>,
    events: {} as { type: 'take' } & Asked,
    emitted: {} as { type: 'taken'; file: AuditFile },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    takeAudit: fromPromise<AuditFile, MutationTakeAuditArgs>(toBeProvided),
  },
  guards: {
    sound: (_, { today, ...period }: Asked) => soundPeriod(period, today),
  },
  actions: {
    rememberPeriod: assign((_, { from, to }: AuditPeriod) => ({ from, to })),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    emitTaken: emit((_, file: AuditFile) => ({ type: 'taken', file })),
  },
}).createMachine({
  id: 'audit',
  context: ({ input }) => ({ ...input, from: '', to: '', problem: null }),
  initial: 'ready',
  states: {
    ready: {
      on: {
        take: {
          guard: { type: 'sound', params: ({ event }) => event },
          target: 'taking',
          actions: ['forgetProblem', { type: 'rememberPeriod', params: ({ event }) => event }],
        },
      },
    },
    taking: {
      tags: 'busy',
      invoke: {
        id: 'takeAudit',
        src: 'takeAudit',
        input: ({ context: { from, to, everyCongregation } }) => ({ from, to, everyCongregation }),
        onDone: { target: 'ready', actions: { type: 'emitTaken', params: answered } },
        onError: { target: 'ready', actions: 'rememberProblem' },
      },
    },
  },
});
