import { createHash } from 'node:crypto';

export const temporaryPasswordHours = 24;
/** Days for which an address stays known from which somebody signed in. */
export const knownForDays = 30;

/** Counts attempts under a fingerprint; more than `most` in so many minutes are refused. */
export interface Counter {
  readonly subject: string;
  readonly most: number;
  readonly minutes: number;
}

const day = 24 * 60;

interface Attempt {
  readonly purpose: 'sign-in' | 'lost-password';
  readonly login: string;
  readonly address: string;
}

/**
 * Counters of one attempt. `others` are shared with people elsewhere and do not count where the
 * fingerprint `known` was kept after a success.
 */
export const countersOf = ({ purpose, login, address }: Attempt) => ({
  pair: { subject: fingerprint(purpose, login, address), most: 10, minutes: 15 },
  others: [
    { subject: fingerprint(`${purpose} everywhere`, login, ''), most: 30, minutes: 15 },
    { subject: fingerprint(`${purpose} of a day`, login, ''), most: 100, minutes: day },
    addressOf(`${purpose} of anybody`, address, 50),
  ],
  known: fingerprint('known', login, address),
});

/** Mails to one person, whoever asks for them. */
export const mailCounter = (login: string): Counter => ({
  subject: fingerprint('mail', login, ''),
  most: 10,
  minutes: day,
});

/** Attempts of an address, whatever it names. */
export const addressOf = (purpose: string, address: string, most = 10): Counter => ({
  subject: fingerprint(purpose, '', address),
  most,
  minutes: 15,
});

/** Hash of purpose, login and client address: neither can be read from it. */
const fingerprint = (purpose: string, login: string, address: string): string =>
  createHash('sha256')
    .update(JSON.stringify([purpose, login.toLowerCase(), address]))
    .digest('hex');

/** E-mail addresses compare case-insensitively (B-49). */
export const sameEmail = (known: string, given: string): boolean =>
  known.toLowerCase() === given.toLowerCase();
