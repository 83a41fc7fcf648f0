import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import {
  emailMaxLength,
  emailPattern,
  forbiddenCharacters,
  passwordPattern,
} from '#schema/limits.ts';
import { httpTexts } from './http.texts.ts';

/** The last value of a repeated field wins (B-20). */
const lastOf = (value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : value);

const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]/u;

/** Any text, '' when absent; characters that PostgreSQL cannot store are refused. */
export const text = z
  .preprocess(lastOf, z.string(httpTexts.unreadable).default(''))
  .refine((value) => !controlCharacters.test(value), httpTexts.invalidCharacter);

/** Text with at least one non-blank character. */
export const requiredText = text.refine((value) => value.trim() !== '', httpTexts.required);

/** Name or title: trimmed, one line, may be empty (GEN-18, B-57). */
export const label = (maxLength: number) =>
  text
    .transform((value) => value.trim())
    .refine(
      (value) => !forbiddenCharacters.test(value) && !/[\t\r\n]/.test(value),
      httpTexts.invalidCharacter,
    )
    .refine(
      (value) => Array.from(value).length <= maxLength,
      httpTexts.tooLong.replace('{length}', String(maxLength)),
    );

/** New password; '' leaves it unchanged (B-58). */
export const newPasswordField = text.refine(
  (value) => value === '' || passwordPattern.test(value),
  httpTexts.invalidPassword,
);

/** E-mail address or null; a single message for all errors (B-57). */
export const optionalEmail = text
  .transform((value) => value.trim())
  .refine(
    (value) => value === '' || (value.length <= emailMaxLength && emailPattern.test(value)),
    httpTexts.invalidEmail,
  )
  .transform((value) => value || null);

/** A malformed or out-of-range id parses as 0, which no row has: it is an unknown id. */
export const id = z.preprocess(lastOf, z.unknown()).transform((value) => readId(value));

export function readId(value: unknown): number {
  if (typeof value !== 'string' || !/^[1-9]\d{0,9}$/.test(value)) return 0;
  return Number(value) <= 2_147_483_647 ? Number(value) : 0;
}

/** Null when absent, which differs from an unknown id. */
export const idOrNone = z
  .preprocess(lastOf, z.unknown())
  .transform((value) => (value === undefined || value === '' ? null : readId(value)));

/**
 * Ids as a comma-separated list, as JSON or as a repeated field, without duplicates (B-26);
 * `formWithLists` adds `name[]`.
 */
export const ids = z
  .unknown()
  .optional()
  .transform((value): readonly number[] => {
    const parts = (Array.isArray(value) ? value : [value]).flatMap(listed);
    return [...new Set(parts.map((part) => readId(part)))];
  });

function listed(value: unknown): readonly string[] {
  if (typeof value !== 'string') return value === undefined ? [] : [''];
  const list = value.trim();
  if (list.startsWith('[')) return listedInJson(list);
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function listedInJson(list: string): readonly string[] {
  try {
    const one = z.union([z.string(), z.number().transform(String)]).catch('');
    return z.array(one).parse(JSON.parse(list));
  } catch {
    return [''];
  }
}

/** Form whose fields may also be sent as `name[]` (B-26). */
export const formWithLists = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((body) => {
    const sent: [string, unknown][] = Object.entries(body ?? {});
    const bracketed = sent.filter(([name]) => name.endsWith('[]'));
    return Object.fromEntries([
      ...sent,
      ...bracketed.map(([name, values]) => {
        const plain = name.slice(0, -2);
        const others = sent.filter(([other]) => other === plain).map(([, value]) => value);
        return [plain, [...others, values].flat()];
      }),
    ]);
  }, z.object(shape));

/**
 * Null when absent, `invalid` when it is no calendar day: the caller's rules decide what follows.
 */
export type SentDay = Temporal.PlainDate | 'invalid' | null;

export const day = z.preprocess(lastOf, z.unknown()).transform((value): SentDay => {
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string' || !/^(?:19|2\d)\d\d-\d\d-\d\d$/.test(value)) return 'invalid';
  try {
    return Temporal.PlainDate.from(value, { overflow: 'reject' });
  } catch {
    return 'invalid';
  }
});

/** Null when absent, which differs from an empty text (B-07). */
export const textOrNone = z
  .preprocess(lastOf, z.unknown())
  .transform((value) => (typeof value === 'string' ? value : null));

/** True for y, true, 1 and on; false otherwise (B-25). */
export const flag = z
  .preprocess(lastOf, z.unknown())
  .transform((value) => ['y', 'true', '1', 'on'].includes(String(value)));

/** For how long something waited on a device; 0 where nothing is said. Ten digits of seconds are three centuries. */
export const secondsAgo = text.transform((value) => (/^\d{1,10}$/.test(value) ? Number(value) : 0));
