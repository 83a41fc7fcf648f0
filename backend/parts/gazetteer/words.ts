import { plainLetters } from '#engines/ground/spelling.ts';

/** What a text is compared by: lower case, without accents, cut at everything but letters and digits. */
export const wordsOf = (text: string): readonly string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export const folded = (text: string): string =>
  plainLetters(text.normalize('NFD').replaceAll(/\p{M}/gu, ''));

/** Abbreviations whose letters are not the first of the word. */
const abbreviations = new Map([
  ['bd', 'boulevard'],
  ['bld', 'boulevard'],
  ['blvd', 'boulevard'],
  ['rte', 'route'],
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['sts', 'saints'],
  ['fg', 'faubourg'],
  ['fbg', 'faubourg'],
  ['gal', 'general'],
  ['mal', 'marechal'],
  ['pdt', 'president'],
  ['dr', 'docteur'],
  ['lt', 'lieutenant'],
  ['mgr', 'monseigneur'],
]);

/** The word in full; any other word is its own. */
export const inFull = (word: string): string => abbreviations.get(word) ?? word;

/** The word as it was typed, or what it abbreviates, begins `known`, which is in full. */
export const begins = (typed: string, known: string): boolean =>
  known.startsWith(typed) || known.startsWith(inFull(typed));

/** The numbers that a house has, as one types them: '12 Bis' is '12bis', '12, 14' is two. */
export const houseNumbersOf = (number: string): readonly string[] =>
  folded(number)
    .split(/[,;/–-]/u)
    .map((part) => part.replaceAll(/[^\p{L}\p{N}]+/gu, ''))
    .filter(Boolean);
