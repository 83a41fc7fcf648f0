import type { Refusal, Severity } from '#schema/generated.ts';

export type FailureCode =
  | 'BACKEND_BAD_RESPONSE'
  | 'BACKEND_UNREACHABLE'
  | 'UNAUTHENTICATED'
  | 'REFUSED'
  | 'NETWORK';

/** How an actor fails: it rejects with one of these (B-44, B-93). */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  readonly severity: Severity;

  constructor(
    code: FailureCode,
    message = '',
    severity: Severity = 'error',
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.code = code;
    this.severity = severity;
  }
}

/** The event of an actor that rejected, as guards and actions receive it. */
export type Failed = { readonly error: unknown };

/** What a screen says went wrong: the server's own sentence, or that it could not be understood. */
export type Problem = 'unreachable' | Refusal;

/** What is not a Failure is a bug of ours and counts as an unreadable answer (house-style 7). */
function codeOf(error: unknown): FailureCode {
  return error instanceof Failure ? error.code : 'BACKEND_BAD_RESPONSE';
}

export const networkFailed = (error: unknown) => codeOf(error) === 'NETWORK';
export const sessionEnded = (error: unknown) => codeOf(error) === 'UNAUTHENTICATED';

/** GEN-04, B-44: the backend gave no answer that can be read. */
export const backendFailed = (error: unknown) => codeOf(error).startsWith('BACKEND_');

/** Nothing to show when the browser's own request failed (GEN-06). */
export function problemOf(error: unknown): Problem | null {
  if (networkFailed(error)) return null;
  if (!(error instanceof Failure) || error.code !== 'REFUSED') return 'unreachable';
  return {
    __typename: 'Refusal',
    message: error.message,
    severity: error.severity,
    forceOffered: null,
  };
}
