import { isDay } from '../calendar/calendar.rules.ts';
import { emailPattern, forbiddenCharacters } from '#schema/limits.ts';

/** What is wrong with a field; the sentences are in web/texts (GEN-07). */
export type Fault =
  | {
      readonly code:
        | 'required'
        | 'spaces'
        | 'email'
        | 'password'
        | 'characters'
        | 'date'
        | 'number'
        | 'positive'
        | 'webAddress';
    }
  | { readonly code: 'tooShort' | 'tooLong'; readonly length: number }
  | { readonly code: 'tooHigh'; readonly most: number };

type FieldRule = (value: string) => Fault | null;

const lengthOf = (value: string) => Array.from(value).length;

export const required: FieldRule = (value) => (value === '' ? { code: 'required' } : null);

export const noSpaces: FieldRule = (value) => (/\s/u.test(value) ? { code: 'spaces' } : null);

export const minLength =
  (length: number): FieldRule =>
  (value) =>
    lengthOf(value) < length ? { code: 'tooShort', length } : null;

export const maxLength =
  (length: number): FieldRule =>
  (value) =>
    lengthOf(value) > length ? { code: 'tooLong', length } : null;

export const email: FieldRule = (value) => (emailPattern.test(value) ? null : { code: 'email' });

/** GEN-18. */
export const plainCharacters: FieldRule = (value) =>
  forbiddenCharacters.test(value) ? { code: 'characters' } : null;

/** A whole number from 1 on. */
export const positiveNumber =
  (most: number): FieldRule =>
  (value) => {
    if (!/^\d+$/u.test(value) || Number(value) === 0) return { code: 'positive' };
    return Number(value) > most ? { code: 'tooHigh', most } : null;
  };

/** A page of the web, with its `http` or `https`. */
export const webAddress: FieldRule = (value) =>
  /^https?:\/\/[^/?#]/iu.test(value) && URL.canParse(value) ? null : { code: 'webAddress' };

/** A day that exists and is not after the last; every fault has one sentence (B-106). */
export const upTo =
  (last: string): FieldRule =>
  (value) =>
    isDay(value) && value <= last ? null : { code: 'date' };

/** The first fault found, in the order of the rules. */
export function firstFault(value: string, rules: readonly FieldRule[]): Fault | null {
  for (const rule of rules) {
    const fault = rule(value);
    if (fault) return fault;
  }
  return null;
}
