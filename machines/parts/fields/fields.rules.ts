import { isDay } from '../calendar/calendar.rules.ts';
import {
  emailMaxLength,
  emailPattern,
  forbiddenCharacters,
  loginMaxLength,
  loginMinLength,
  loginPattern,
  passwordPattern,
} from '#schema/limits.ts';

/** The fault of a field; the sentences are in web/parts/texts (GEN-07). */
export type Fault =
  | {
      readonly code:
        | 'required'
        | 'spaces'
        | 'email'
        | 'password'
        | 'login'
        | 'characters'
        | 'date'
        | 'number'
        | 'positive'
        | 'webAddress'
        | 'colour';
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

/** The characters a login may hold (B-59). */
export const loginCharacters: FieldRule = (value) =>
  loginPattern.test(value) ? null : { code: 'login' };

/** No special characters in a text (GEN-18). */
export const plainCharacters: FieldRule = (value) =>
  forbiddenCharacters.test(value) ? { code: 'characters' } : null;

/** A whole number from 1 to `most`. */
export const positiveNumber =
  (most: number): FieldRule =>
  (value) => {
    if (!/^\d+$/u.test(value) || Number(value) === 0) return { code: 'positive' };
    return Number(value) > most ? { code: 'tooHigh', most } : null;
  };

/** An address of the web, with `http` or `https`. */
export const webAddress: FieldRule = (value) =>
  /^https?:\/\/[^/?#]/iu.test(value) && URL.canParse(value) ? null : { code: 'webAddress' };

/** An existing day, not after `last`; one sentence covers every fault (B-106). */
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

/** A new password. Empty keeps the present one, or lets the server generate one (B-58; ACCT-12…14, UADD-06, UADD-07). */
export const newPasswordFault: FieldRule = (password) =>
  password === '' || passwordPattern.test(password) ? null : { code: 'password' };

/** The last name then first name of a new account (UADD-04, UADD-05, B-57, B-59). */
export const newLoginFault: FieldRule = (login) =>
  firstFault(login.trim(), [
    required,
    minLength(loginMinLength),
    maxLength(loginMaxLength),
    loginCharacters,
  ]);

/** An optional e-mail address; one sentence covers every fault (ACCT-16, UADD-08). */
export const emailFault: FieldRule = (address) =>
  address.trim() === '' || !firstFault(address.trim(), [maxLength(emailMaxLength), email])
    ? null
    : { code: 'email' };
