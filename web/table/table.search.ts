export type Piece = { readonly text: string; readonly hit: boolean };

export function fold(text: string): string {
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

/** Cuts the text where a searched word begins and ends; accents and case of the text are kept. */
export function pieces(text: string, words: readonly string[]): readonly Piece[] {
  if (text === '') return [];
  const whole = fold(text);
  if (!words.some((word) => whole.includes(word))) return [{ text, hit: false }];
  const hits = hitUnits(text, words);
  const cut: Piece[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at === text.length || hits[at] !== hits[from]) {
      cut.push({ text: text.slice(from, at), hit: hits[from] === true });
      from = at;
    }
  }
  return cut;
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
  const hits = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      hits.fill(true, origin[at], endOfHit(origin, at + word.length, text.length));
    }
  }
  return hits;
}

/** A hit that ends inside a folded ligature takes the whole ligature. */
function endOfHit(origin: readonly number[], after: number, length: number): number {
  let next = after;
  while (next < origin.length && origin[next] === origin[after - 1]) next += 1;
  return origin[next] ?? length;
}
