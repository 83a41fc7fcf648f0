/**
 * Lower case, and letters that two are written for.
 * @param {string} text
 */
export const plainLetters = (text) =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o');

/**
 * What two spellings of one name have in common: everything but case, punctuation and the accents of Latin, Greek and
 * Cyrillic letters (OWN-229). The marks of other scripts are vowels, or make another letter.
 * @param {string} name
 */
export const spelledAlike = (name) =>
  plainLetters(name.normalize('NFD').replaceAll(/[\u0300-\u036f]/gu, ''))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/**
 * The spelling that a name has most, by a weight such as its length in each; names that never came stay as they are.
 * @param {Iterable<readonly [name: string, weight: number]>} all
 * @returns {(name: string) => string}
 */
export function commonSpelling(all) {
  /** @type {Map<string, number>} */
  const weights = new Map();
  for (const [name, weight] of all) weights.set(name, (weights.get(name) ?? 0) + weight);
  /** @type {Map<string, string>} */
  const best = new Map();
  for (const [name, weight] of weights) {
    const key = spelledAlike(name);
    const known = best.get(key);
    if (known === undefined || weight > (weights.get(known) ?? 0)) best.set(key, name);
  }
  return (name) => best.get(spelledAlike(name)) ?? name;
}
