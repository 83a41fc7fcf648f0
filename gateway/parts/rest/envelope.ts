import { z } from 'zod';
import type { Done, Notice, Refusal, Severity } from '#schema/generated.ts';
import {
  type AnswerSchema,
  booleanOrFalse,
  integerOrNull,
  object,
  textOrNull,
} from './wire-types.ts';
import { failure, refused } from './failures.ts';
import { WrongAnswer, wrongField } from './wrong-answer.ts';

/** Fields of every answer (spec 2 §7). */
export interface Envelope {
  readonly message: string | null;
  readonly messageType: Severity;
  readonly notice: Notice | null;
}

export type Success<Fields> = Envelope & Fields & { readonly success: true };
export type RefusedReply = Envelope & {
  readonly success: false;
  readonly forceOffered: Refusal['forceOffered'];
  /** A right password, which a code has to follow: what is sent with it. */
  readonly second?: string;
};
export type Reply<Fields> = Success<Fields> | RefusedReply;

/** `success` is strictly true or false (GEN-03); what follows `snackbar_timeout` but two switches is ours. */
const envelope = object({
  success: z.boolean(),
  message: textOrNull,
  message_type: textOrNull,
  snackbar_text: textOrNull,
  snackbar_color: textOrNull,
  snackbar_timeout: integerOrNull,
  force_create_switch: booleanOrFalse,
  force_booking_overwrite_switch: booleanOrFalse,
  /** Somebody else saved in the meantime; the change can be forced. */
  overwrite_switch: booleanOrFalse,
  leave_out_switch: booleanOrFalse,
  present_password_asked: booleanOrFalse,
  second: textOrNull,
  /** Names the change for `POST /act/undo`. */
  undo: textOrNull,
  /** What it would take back. */
  undo_about: textOrNull,
});
type WireEnvelope = z.output<typeof envelope>;

/**
 * The only success rule: status 200, an object, `success` strictly true (GEN-03), every field as
 * `fields` has it. Throws on any other answer but a refusal. `call` names the answer in the log.
 */
export function replyOf<Fields>(
  call: string,
  status: number,
  body: unknown,
  fields: AnswerSchema<Fields>,
): Reply<Fields> {
  if (status === 401) throw failure('UNAUTHENTICATED', 'The session has ended.');
  if (status !== 200 && !full.includes(status)) {
    throw badAnswer(new WrongAnswer(call, null, `200 but ${status}`));
  }
  const wire = checked(call, envelope, body);
  const about = {
    message: wire.message,
    messageType: severityOf(wire.messageType),
    notice: noticeOf(wire),
  };
  if (!wire.success && (status === 200 || wire.message)) {
    const refused = { ...about, success: false, forceOffered: forceOf(wire) } as const;
    return wire.second ? { ...refused, second: wire.second } : refused;
  }
  if (status !== 200) throw badAnswer(new WrongAnswer(call, null, 'refusal with a sentence'));
  return { ...about, ...checked(call, fields, body), success: true };
}

/** Statuses of a backend without room: with a sentence, a refusal like any other (OWN-38). */
const full: readonly number[] = [429, 503];

function checked<Fields>(call: string, schema: AnswerSchema<Fields>, body: unknown): Fields {
  const { data, error } = schema.safeParse(body);
  if (error) throw badAnswer(wrongField(call, error));
  return data;
}

export const badAnswer = (cause: WrongAnswer) =>
  failure('BACKEND_BAD_RESPONSE', 'The backend answered something else than its contract.', cause);

/** A successful read; throws a refused one as a GraphQL error. */
export function fieldsOf<Read extends { readonly success: true }>(
  reply: Read | RefusedReply,
): Read {
  if (reply.success) return reply;
  throw refused(reply.message ?? '', reply.messageType);
}

/** Outcome of a change by the name of its success in the contract; a refusal is data. */
export const outcomeAs = <Name extends string, Read extends { readonly success: true }>(
  name: Name,
  reply: Read | RefusedReply,
) => (reply.success ? { ...reply, __typename: name } : refusalOf(reply));

/** Outcome of a change without fields of its own. */
export const outcomeOf = (
  reply: Reply<object>,
): ({ __typename: 'Done' } & Done) | ({ __typename: 'Refusal' } & Refusal) =>
  outcomeAs('Done', reply);

export const refusalOf = ({
  message,
  messageType,
  forceOffered,
}: RefusedReply): { __typename: 'Refusal' } & Refusal => ({
  __typename: 'Refusal',
  message,
  severity: messageType,
  forceOffered,
});

const noticeOf = (wire: WireEnvelope): Notice | null =>
  wire.snackbarText
    ? {
        text: wire.snackbarText,
        color: wire.snackbarColor,
        timeout: wire.snackbarTimeout,
        undo: wire.undo,
        about: wire.undoAbout || null,
      }
    : null;

function forceOf(wire: WireEnvelope): Refusal['forceOffered'] {
  if (wire.forceCreateSwitch) return 'create';
  if (wire.forceBookingOverwriteSwitch) return 'bookingOverwrite';
  if (wire.leaveOutSwitch) return 'leaveOut';
  if (wire.presentPasswordAsked) return 'presentPassword';
  return wire.overwriteSwitch ? 'overwrite' : null;
}

/** Severity of a message; unknown values become `error` (GEN-05). */
function severityOf(type: string | null): Severity {
  switch (type) {
    case 'warning':
    case 'info':
    case 'success':
      return type;
    default:
      return 'error';
  }
}
