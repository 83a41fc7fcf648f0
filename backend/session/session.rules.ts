import { createHash } from 'node:crypto';

export type AttemptPurpose = 'sign-in' | 'lost-password' | 'one-tap';

const attemptsAllowed = 10;
export const attemptMinutes = 15;
export const temporaryPasswordHours = 24;

/** `attempts` counts the present one. */
export const tooManyAttempts = (attempts: number): boolean => attempts > attemptsAllowed;

/** What attempts are counted by: a person's name from one address, kept as a fingerprint only. */
export const attemptSubject = (purpose: AttemptPurpose, login: string, address: string): string =>
  createHash('sha256')
    .update(JSON.stringify([purpose, login.toLowerCase(), address]))
    .digest('hex');

/** Upper or lower case is no difference in an e-mail address (B-49). */
export const sameEmail = (known: string, given: string): boolean =>
  known.toLowerCase() === given.toLowerCase();
