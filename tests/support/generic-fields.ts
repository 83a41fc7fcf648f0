import { expect } from 'vitest';
import type { Response } from './world.ts';

/** The seven fields of every answer, with their types (RG-02). */
export function expectGenericFields({ body }: Response): void {
  expect(Object.keys(body)).toEqual(
    expect.arrayContaining([
      'success',
      'message',
      'message_type',
      'snackbar',
      'snackbar_text',
      'snackbar_color',
      'snackbar_timeout',
    ]),
  );
  expect(typeof body.success).toBe('boolean');
  expect(body.message === null || typeof body.message === 'string').toBe(true);
  expect([null, 'error', 'warning', 'info', 'success']).toContain(body.message_type);
  expect(typeof body.snackbar).toBe('boolean');
  expect(body.snackbar_text === null || typeof body.snackbar_text === 'string').toBe(true);
  expect(body.snackbar_color === null || typeof body.snackbar_color === 'string').toBe(true);
  expect(body.snackbar_timeout === null || Number.isInteger(body.snackbar_timeout)).toBe(true);
}

/** The whole body of a plain refusal (RG-03). */
export const refusal = (message: string) => ({
  success: false,
  message,
  message_type: 'error',
  snackbar: false,
  snackbar_text: null,
  snackbar_color: null,
  snackbar_timeout: null,
});

/** The whole body of a success without a message, with its own fields. */
export const success = (fields: object = {}) => ({
  success: true,
  message: null,
  message_type: null,
  snackbar: false,
  snackbar_text: null,
  snackbar_color: null,
  snackbar_timeout: null,
  ...fields,
});

/** The whole body of a success with a message for the green snackbar. */
export const told = (snackbar_text: string) =>
  success({ snackbar: true, snackbar_text, snackbar_color: 'success', snackbar_timeout: 4000 });
