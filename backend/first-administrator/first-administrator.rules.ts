import { createHash } from 'node:crypto';

export const codeHours = 24;
/** Wrong codes from one address, and the minutes for which they count. */
export const mostGuesses = 10;
export const guessMinutes = 15;

/** Twelve letters and digits in groups of four, as they are read and typed. */
export const grouped = (code: string): string => code.replaceAll(/(.{4})(?=.)/gu, '$1-');

/** The hash under which a code is kept, however it was typed. */
export const codeHash = (typed: string): string =>
  sha256(typed.toLowerCase().replaceAll(/[^\da-z]/gu, ''));

/** Under which the wrong codes of an address are counted; the address cannot be read from it. */
export const guessSubject = (address: string): string => sha256(`first administrator ${address}`);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
