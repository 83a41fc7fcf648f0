import type { FastifyInstance, FastifyRequest } from 'fastify';

export type CallOutcome = 'ok' | 'refused' | 'unauthenticated' | 'turnedAway' | 'defect';

export interface EndedCall {
  readonly method: string;
  /** The pattern of the route: a path holds ids and tokens. */
  readonly route: string;
  readonly outcome: CallOutcome;
  readonly milliseconds: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    refused: boolean;
  }
}

export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'unknown';

/**
 * Logs the end of every call in one line, without what was sent or answered, and tells `onCall` of
 * it (OWN-89, OWN-91). A defect is logged where it is caught.
 */
export function observeCalls(server: FastifyInstance, onCall: (call: EndedCall) => void): void {
  server.decorateRequest('refused', false);
  server.addHook('preSerialization', (request, _reply, answer: unknown, done) => {
    if (isRefusal(answer)) request.refused = true;
    done(null, answer);
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { method, log } = request;
    const outcome = outcomeOf(reply.statusCode, request.refused);
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    const call = { method, route: routeOf(request), outcome, milliseconds };
    const level = probes.has(call.route) ? 'debug' : levels[outcome];
    log[level]({ ...call, status: reply.statusCode }, 'call');
    onCall(call);
    done();
  });
}

/** Asked many times a second while something starts again. */
const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

const isRefusal = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === false;

function outcomeOf(status: number, refused: boolean): CallOutcome {
  if (status === 401) return 'unauthenticated';
  if (status === 429 || status === 503) return 'turnedAway';
  if (status >= 500) return 'defect';
  return refused ? 'refused' : 'ok';
}

const levels = {
  ok: 'debug',
  refused: 'info',
  unauthenticated: 'info',
  turnedAway: 'warn',
  defect: 'debug',
} as const satisfies Record<CallOutcome, string>;
