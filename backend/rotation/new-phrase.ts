import { randomInt } from 'node:crypto';

/** Neither letters nor digits that look alike on paper. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A passphrase to write on paper: 120 random bits, in groups of four. */
export const newPhrase = (): string =>
  Array.from({ length: 6 }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-');
