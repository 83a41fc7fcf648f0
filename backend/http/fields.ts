import { z } from 'zod';
import { httpTexts } from './http.texts.ts';

/** A field sent twice counts once: the last wins (B-20). */
const lastOf = (value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : value);

const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]/u;

/** Any text, '' when absent. What PostgreSQL cannot store is refused. */
export const text = z
  .preprocess(lastOf, z.string(httpTexts.unreadable).default(''))
  .refine((value) => !controlCharacters.test(value), httpTexts.invalidCharacter);

/** Text that says something. */
export const requiredText = text.refine((value) => value.trim() !== '', httpTexts.required);

/** An id that cannot exist (text, 0, beyond 2³¹) reads as 0, which no row has: it is an unknown id. */
export const id = z.preprocess(lastOf, z.unknown()).transform((value) => readId(value));

export function readId(value: unknown): number {
  if (typeof value !== 'string' || !/^[1-9]\d{0,9}$/.test(value)) return 0;
  return Number(value) <= 2_147_483_647 ? Number(value) : 0;
}

/** y, true, 1, on are true; all else is false (B-25). */
export const flag = z
  .preprocess(lastOf, z.unknown())
  .transform((value) => ['y', 'true', '1', 'on'].includes(String(value)));
