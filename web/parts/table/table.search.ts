/** A range in UTF-16 units; `to` is exclusive. */
export type Hit = { readonly from: number; readonly to: number };

const beyondAscii = /[^\0-\x7F]/u;

export function fold(text: string): string {
  // Fast path: most texts are ASCII, and an event log has two hundred thousand of them.
  if (!beyondAscii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'");
}

export function searchWords(search: string): readonly string[] {
  return fold(search)
    .split(/\s+/u)
    .filter((word) => word !== '');
}

export function holdsEvery(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}

/** The ranges of a text that match any word; adjacent ones are merged. */
export function hits(text: string, words: readonly string[]): readonly Hit[] {
  const whole = fold(text);
  if (!words.some((word) => whole.includes(word))) return [];
  const units = hitUnits(text, words);
  const found: Hit[] = [];
  for (let from = units.indexOf(true); from !== -1;) {
    const after = units.indexOf(false, from);
    const to = after === -1 ? text.length : after;
    found.push({ from, to });
    from = units.indexOf(true, to);
  }
  return found;
}

function hitUnits(text: string, words: readonly string[]): readonly boolean[] {
  let folded = '';
  const origin: number[] = [];
  let unit = 0;
  for (const character of text) {
    const plain = fold(character);
    for (let i = 0; i < plain.length; i += 1) origin.push(unit);
    folded += plain;
    unit += character.length;
  }
  const units = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      units.fill(true, origin[at], endOfHit(origin, at + word.length, text.length));
    }
  }
  return units;
}

/** Extends a match that ends inside a folded ligature (œ → oe) to the whole ligature. */
function endOfHit(origin: readonly number[], after: number, length: number): number {
  let next = after;
  while (next < origin.length && origin[next] === origin[after - 1]) next += 1;
  return origin[next] ?? length;
}
