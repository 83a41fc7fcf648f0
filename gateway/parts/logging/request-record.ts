import { GraphQLError } from 'graphql';
import type { Log } from '#server/log.ts';
import { WrongAnswer } from '../rest/wrong-answer.ts';
import { safeError } from '#server/safe-error.ts';

export type RequestOutcome =
  | 'ok'
  | 'refused'
  | 'unauthenticated'
  | 'turnedAway'
  | 'rejected'
  | 'badAnswer'
  | 'unreachable'
  | 'defect';

/** One request while it runs: what is logged and measured at its end. */
export interface RequestRecord {
  readonly id: string;
  /** The name of the operation or the kind of page, never a path, which may hold a token. */
  route: string;
  outcome: RequestOutcome;
  readonly since: number;
  /** A stream lasts as long as its page is open: it is not measured. */
  stream: boolean;
}

export interface EndedRequest {
  readonly route: string;
  readonly outcome: RequestOutcome;
  readonly milliseconds: number;
}

/** A file of the web application until something else is known. */
const files = 'files';

export const recordOf = (id: string): RequestRecord => ({
  id,
  route: files,
  outcome: 'ok',
  stream: false,
  since: performance.now(),
});

/** Logs the end of a request, but of a failed one only what its failure did not say. */
export function ended(
  log: Log,
  { id, route, outcome, stream, since }: RequestRecord,
  status: number,
  onRequest: (request: EndedRequest) => void,
): void {
  if (route === files && outcome === 'ok') return;
  const milliseconds = Math.round((performance.now() - since) * 10) / 10;
  const level = outcome === 'turnedAway' ? 'warn' : 'debug';
  log[level]({ request: id, route, outcome, status, milliseconds }, 'request');
  if (!stream) onRequest({ route, outcome, milliseconds });
}

const outcomes: ReadonlyMap<unknown, RequestOutcome> = new Map<unknown, RequestOutcome>([
  ['REFUSED', 'refused'],
  ['UNAUTHENTICATED', 'unauthenticated'],
  ['BACKEND_UNREACHABLE', 'unreachable'],
  ['BACKEND_BAD_RESPONSE', 'badAnswer'],
]);

const levels = {
  ok: 'debug',
  refused: 'info',
  unauthenticated: 'info',
  rejected: 'info',
  turnedAway: 'warn',
  unreachable: 'error',
  badAnswer: 'error',
  defect: 'error',
} as const satisfies Record<RequestOutcome, string>;

/**
 * Logs why a field or a request failed in one line, without its sentence; only a defect keeps its
 * stack (OWN-89). What was turned away is logged at its end.
 */
export function logFailure(log: Log, error: unknown, record: RequestRecord | null): void {
  const cause = innermost(error);
  const outcome = outcomeOf(error, cause);
  if (outcome === 'refused' && record?.outcome === 'turnedAway') return;
  if (record) record.outcome = outcome;
  const about = record ? { request: record.id, route: record.route, outcome } : { outcome };
  if (outcome === 'defect') return log.error({ ...about, err: cause }, 'request');
  if (cause instanceof WrongAnswer) {
    const { call, field, expected } = cause;
    return log.error({ ...about, call, ...(field && { field }), expected }, 'request');
  }
  const { code, message } = safeError(cause);
  const detail = outcome === 'badAnswer' ? { detail: message } : {};
  log[levels[outcome]]({ ...about, ...(code && { fault: code }), ...detail }, 'request');
}

/** What the schema finds in an answer has the path of its field; what it finds in a request has none. */
function outcomeOf(error: unknown, cause: unknown): RequestOutcome {
  const known = outcomes.get(codeIn(error));
  if (known) return known;
  if (!(cause instanceof GraphQLError)) return 'defect';
  return cause.path ? 'badAnswer' : 'rejected';
}

/** The code of a GraphQL error, or of the one it wraps: compiled operations wrap what is thrown. */
function codeIn(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  const code = 'extensions' in error ? codeOf(error.extensions) : undefined;
  return code ?? ('originalError' in error ? codeIn(error.originalError) : undefined);
}

const codeOf = (extensions: unknown): unknown =>
  typeof extensions === 'object' && extensions !== null && 'code' in extensions
    ? extensions.code
    : undefined;

function innermost(error: unknown): unknown {
  const inner =
    error instanceof Error && 'originalError' in error ? error.originalError : undefined;
  return inner === undefined || inner === null ? error : innermost(inner);
}
