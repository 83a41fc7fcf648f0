/** Lower case, and letters that two are written for. */
export const plainLetters = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o');

/**
 * What two spellings of one name have in common: everything but case, punctuation and the accents of Latin, Greek and
 * Cyrillic letters (OWN-229). The marks of other scripts are vowels, or make another letter.
 */
export const spelledAlike = (name: string) =>
  plainLetters(name.normalize('NFD').replaceAll(/[\u0300-\u036f]/gu, ''))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/** The spelling that a name has most, by a weight such as its length in each; names that never came stay as they are. */
export function commonSpelling(
  all: Iterable<readonly [name: string, weight: number]>,
): (name: string) => string {
  const weights = new Map<string, number>();
  for (const [name, weight] of all) weights.set(name, (weights.get(name) ?? 0) + weight);
  const best = new Map<string, string>();
  for (const [name, weight] of weights) {
    const key = spelledAlike(name);
    const known = best.get(key);
    if (known === undefined || weight > (weights.get(known) ?? 0)) best.set(key, name);
  }
  return (name) => best.get(spelledAlike(name)) ?? name;
}
