import type { Done, Notice, Refusal, Severity } from '#schema/generated.ts';
import { failure, refused } from './failures.ts';

/** Fields of every backend answer (spec 2 §7). */
export interface Envelope {
  readonly message?: string | null;
  readonly message_type?: string | null;
  readonly snackbar?: boolean;
  readonly snackbar_text?: string | null;
  readonly snackbar_color?: string | null;
  readonly snackbar_timeout?: number | null;
  readonly force_create_switch?: boolean;
  readonly force_booking_overwrite_switch?: boolean;
  /** Somebody else saved in the meantime; the change can be forced. */
  readonly overwrite_switch?: boolean;
  readonly leave_out_switch?: boolean;
  readonly present_password_asked?: boolean;
  /** Names the change for `POST /act/undo`; our own backend sends it. */
  readonly undo?: string | null;
}

export type Success<Fields> = Envelope & Fields & { readonly success: true };
export type RefusedReply = Envelope & { readonly success: false };
export type Reply<Fields> = Success<Fields> | RefusedReply;

/**
 * The only success rule: status 200, an object, `success` strictly true (GEN-03). Throws on any
 * other answer but a refusal. The fields of `Fields` are not validated.
 */
export function replyOf<Fields>(status: number, body: unknown): Reply<Fields> {
  if (status === 401) throw failure('UNAUTHENTICATED', 'The session has ended.');
  if (status === 200 && isReply<Fields>(body)) return body;
  if (full.includes(status) && isReply<Fields>(body) && !body.success && body.message) return body;
  throw failure('BACKEND_BAD_RESPONSE', 'The backend answered something else than its contract.');
}

/** Statuses of a backend without room: with a sentence, a refusal like any other (OWN-38). */
const full: readonly number[] = [429, 503];

function isReply<Fields>(body: unknown): body is Reply<Fields> {
  return (
    typeof body === 'object' &&
    body !== null &&
    'success' in body &&
    typeof body.success === 'boolean'
  );
}

/** Fields of a successful read; throws a refused one as a GraphQL error. */
export function fieldsOf<Fields>(reply: Reply<Fields>): Success<Fields> {
  if (reply.success) return reply;
  throw refused(reply.message ?? '', severityOf(reply.message_type));
}

/** Outcome of a change without fields of its own; a refusal is data. */
export const outcomeOf = (
  reply: Reply<object>,
): ({ __typename: 'Done' } & Done) | ({ __typename: 'Refusal' } & Refusal) =>
  reply.success
    ? {
        __typename: 'Done',
        message: reply.message ?? null,
        messageType: severityOf(reply.message_type),
        notice: noticeOf(reply),
      }
    : refusalOf(reply);

export const refusalOf = (reply: RefusedReply): { __typename: 'Refusal' } & Refusal => ({
  __typename: 'Refusal',
  message: reply.message ?? null,
  severity: severityOf(reply.message_type),
  forceOffered: forceOf(reply),
});

export const noticeOf = (reply: Envelope): Notice | null =>
  reply.snackbar_text
    ? {
        text: reply.snackbar_text,
        color: reply.snackbar_color ?? null,
        timeout: reply.snackbar_timeout ?? null,
        undo: reply.undo ?? null,
      }
    : null;

function forceOf(reply: Envelope): Refusal['forceOffered'] {
  if (reply.force_create_switch) return 'create';
  if (reply.force_booking_overwrite_switch) return 'bookingOverwrite';
  if (reply.leave_out_switch) return 'leaveOut';
  if (reply.present_password_asked) return 'presentPassword';
  return reply.overwrite_switch ? 'overwrite' : null;
}

/** Severity of a message; unknown values become `error` (GEN-05). */
export function severityOf(type: string | null | undefined): Severity {
  switch (type) {
    case 'warning':
    case 'info':
    case 'success':
      return type;
    default:
      return 'error';
  }
}
