import type { Readable } from 'node:stream';

export type MessageType = 'error' | 'warning' | 'info' | 'success';

/** Fields of every answer, null when unused (B-88). */
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

/** Success with a green snackbar; `timeout` in milliseconds, 0 stays until closed (GEN-08). */
export const doneWithNotice = (
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

/** Business refusal: HTTP 200, `success: false`, a French sentence (RG-03). */
export const refuse = (
  message: string,
  messageType: MessageType = 'error',
  fields: Readonly<Record<string, unknown>> = {},
): Answer => ({ ...silent, message_type: messageType, ...fields, message, success: false });

/** A file answered instead of JSON. */
export interface Sheet {
  readonly success: true;
  readonly filename: string;
  readonly mime: string;
  /** Creates the content, or starts streaming it, after the transaction has ended. */
  readonly make: () => Promise<Uint8Array | Readable>;
  readonly [field: string]: unknown;
}
