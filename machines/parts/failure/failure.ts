import type { EventObject } from 'xstate';
import type { Refusal } from '#schema/generated.ts';

export type FailureCode =
  | 'BACKEND_BAD_RESPONSE'
  | 'BACKEND_UNREACHABLE'
  | 'UNAUTHENTICATED'
  | 'NETWORK';

/** The rejection of an actor that got no answer it could read (B-44, B-93). */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;

  constructor(code: FailureCode, message = '', options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The rejection of an actor whose call the backend refused, with the backend's own sentence (GEN-05). */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal.message ?? '', options);
    this.refusal = refusal;
  }
}

/** The problem a screen shows: the server's own sentence, or that its answer could not be read. */
export type Problem = 'unreachable' | Refusal;

/** The rejection that the event of an actor brings. */
export const errorIn = (event: EventObject): unknown =>
  'error' in event ? event.error : undefined;

/** The problem that the event of a rejected actor brings; see `problemOf`. */
export const problemIn = (event: EventObject): Problem | null => problemOf(errorIn(event));

/**
 * Null where the machine shows nothing: the browser's own request failed (GEN-06), or the client
 * ends the session. Any other error is a defect of ours and counts as an unreadable answer.
 */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof RefusalError) return error.refusal;
  return codeOf(error) === 'NETWORK' || codeOf(error) === 'UNAUTHENTICATED' ? null : 'unreachable';
}

function codeOf(error: unknown): FailureCode | null {
  if (error instanceof RefusalError) return null;
  return error instanceof Failure ? error.code : 'BACKEND_BAD_RESPONSE';
}

/** The browser's own request failed: trying again may help. */
export const networkFailed = (error: unknown) => codeOf(error) === 'NETWORK';
/** No session, or none any more: the client leads to the sign-in. */
export const unauthenticated = (error: unknown) => codeOf(error) === 'UNAUTHENTICATED';

/** The backend gave no answer that can be read (GEN-04, B-44). */
export const backendFailed = (error: unknown) => codeOf(error)?.startsWith('BACKEND_') === true;

/** Somebody else saved it meanwhile, and it may be overwritten. */
export const overwriteOffered = (problem: Problem | null): boolean =>
  problem !== null && problem !== 'unreachable' && problem.forceOffered === 'overwrite';

/** The same form, with the present password, overcomes the refusal (OWN-231). */
export const presentPasswordAsked = (problem: Problem | null): boolean =>
  problem !== null && problem !== 'unreachable' && problem.forceOffered === 'presentPassword';
