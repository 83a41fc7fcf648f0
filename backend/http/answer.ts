import type { Readable } from 'node:stream';

export type MessageType = 'error' | 'warning' | 'info' | 'success';

/** The fields that stand in every answer, null when unused (B-88). */
export interface Answer {
  readonly success: boolean;
  readonly message: string | null;
  readonly message_type: MessageType | null;
  readonly snackbar: boolean;
  readonly snackbar_text: string | null;
  readonly snackbar_color: string | null;
  readonly snackbar_timeout: number | null;
  readonly [field: string]: unknown;
}

const silent = {
  message: null,
  message_type: null,
  snackbar: false,
  snackbar_text: null,
  snackbar_color: null,
  snackbar_timeout: null,
} as const;

export const done = (fields: Readonly<Record<string, unknown>> = {}): Answer => ({
  ...silent,
  ...fields,
  success: true,
});

/** Done, and a green snackbar says so; `timeout` in milliseconds, 0 stays (GEN-08). */
export const doneAndTold = (
  text: string,
  fields: Readonly<Record<string, unknown>> = {},
  timeout = 4000,
): Answer => ({
  ...silent,
  snackbar: true,
  snackbar_text: text,
  snackbar_color: 'success',
  snackbar_timeout: timeout,
  ...fields,
  success: true,
});

/** A business refusal: HTTP 200, success false, a French sentence (RG-03). */
export const refuse = (
  message: string,
  messageType: MessageType = 'error',
  fields: Readonly<Record<string, unknown>> = {},
): Answer => ({ ...silent, message_type: messageType, ...fields, message, success: false });

/** A file instead of JSON. */
export interface Sheet {
  readonly success: true;
  readonly filename: string;
  readonly mime: string;
  /** Draws it, or begins to, once the transaction has ended. */
  readonly make: () => Promise<Uint8Array | Readable>;
  readonly [field: string]: unknown;
}
