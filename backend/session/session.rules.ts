import { createHash } from 'node:crypto';

export type AttemptPurpose = 'sign-in' | 'lost-password' | 'one-tap';

const attemptsAllowed = 10;
export const attemptMinutes = 15;
export const temporaryPasswordHours = 24;

/** `attempts` includes the current one. */
export const tooManyAttempts = (attempts: number): boolean => attempts > attemptsAllowed;

/** Key for counting attempts: a hash of purpose, login and client address. */
export const attemptSubject = (purpose: AttemptPurpose, login: string, address: string): string =>
  createHash('sha256')
    .update(JSON.stringify([purpose, login.toLowerCase(), address]))
    .digest('hex');

/** E-mail addresses compare case-insensitively (B-49). */
export const sameEmail = (known: string, given: string): boolean =>
  known.toLowerCase() === given.toLowerCase();
