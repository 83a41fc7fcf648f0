/** Characters of WinAnsi beyond Latin-1, among them œ and €. */
const beyondLatin1 = new Set(
  '\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2020\u2021\u2022\u2026\u2030\u2039\u203a\u20ac\u2122',
);

/**
 * Replaces characters that the standard PDF fonts lack by '?'.
 * @param {string} text
 */
export const asWinAnsi = (text) =>
  Array.from(text.normalize('NFC').replaceAll(/[\s\u2000-\u200a\u202f\u205f]/gu, spaceLike))
    .map((character) => (known(character) ? character : '?'))
    .join('');

/** @param {string} space */
const spaceLike = (space) => (/[\u00a0\u2007\u202f]/u.test(space) ? '\u00a0' : ' ');

/** @param {string} character */
const known = (character) =>
  /[\u0020-\u007e\u00a0-\u00ff]/u.test(character) || beyondLatin1.has(character);
