/** What a cell holds that stands as the number of a territory. */
export interface Numbered {
  /** Without leading zeros. */
  readonly number: string;
  /** What follows the number; '' where nothing does. */
  readonly name: string;
  /** Says 'territory' before the number, as 'T12', 'Terr. 12' and 'Gebiet 12' do. */
  readonly worded: boolean;
}

const word = String.raw`territor(?:y|ies)|territoires?|territ\p{L}rios?|territorien|territorium|gebiete?|terr?|t`;
const sign = String.raw`n\s*\.?\s*[º°]|n\.?(?=\s)|n(?:\p{L}m\p{L}ro|um|ro|r|o)\s*\.?\s*[º°]?|number|#|№`;
const gap = String.raw`[\s.:_–—-]*`;
const written = new RegExp(
  String.raw`^(?<word>(?:${word})(?=[^\p{L}]|$|n[º°])${gap})?(?<sign>(?:${sign})(?=[\s\d])\s*)?(?<figures>\d+)(?:[.,]0+)?(?<rest>.*)$`,
  'isu',
);

/** What separates a number from a name; never a sign that belongs to the number, as in '3-B' and '12.5'. */
const separated = /^(?:\s+[-–—:|]+|\s*[–—]\s|\s*[-.:)]\s|\s*:\s)\s*(?<name>\S.*)$/su;
const inBrackets = /^\s*\((?<name>[^()]+)\)$/su;

/** A number of its own with a letter, 'bis' or further figures: '12 - B', '12 (bis)', '12 - 14'. */
const suffix = /^(?:[\d\p{L}]|bis|ter|quater|quinquies|sexies)(?:[^\p{L}\d]|$)|^\d/iu;

/**
 * Reads '12', '012', '12.0', 'T12', 'Terr. 12', 'Territoire n° 12', '12 - Rue X', as hands and programs write
 * them in six languages. Null for '3-B', '3 bis', '12 rue X', '2025-11-27': their figures are the number of another
 * territory, or of none (OWN-306).
 */
export function numberedIn(text: string): Numbered | null {
  const { groups } = written.exec(text.normalize('NFC').trim()) ?? {};
  if (!groups) return null;
  const { figures = '', rest = '' } = groups;
  const worded = groups['word'] !== undefined;
  const name = nameIn(rest, worded);
  if (name === null) return null;
  return { number: figures.replace(/^0+(?=\d)/u, ''), name, worded };
}

function nameIn(rest: string, worded: boolean): string | null {
  if (/^\s*[.):]?$/u.test(rest.trimEnd())) return '';
  const { name } = (separated.exec(rest) ?? inBrackets.exec(rest))?.groups ?? {};
  if (name === undefined) return null;
  // 'T3 - B' and 'T12 - 14 Juillet' are how our own lists write a number and a name.
  const ours = worded && /^\s+-\s/u.test(rest);
  return !ours && suffix.test(name) ? null : name.trim();
}

/** '41 bis', '41-A', '41/2': a number of its own that only its reader can write in figures. */
export const isSuffixed = (text: string): boolean =>
  /^(?:t\s*)?\d{1,4}\s*[-/.]?\s*(?:\p{L}|\d{1,2}|bis|ter|quater|quinquies|sexies)$/iu.test(
    text.trim(),
  );

const spaced = /^0*(\d{1,4})\s+(?=\p{L}{2})(.+)$/su;

/**
 * '12 Rue Grimaldi' as number and name, as the shapes of a map may be called where all are; in a list it is an
 * address.
 */
export function spacedIn(text: string): Numbered | null {
  const [, number, name = ''] = spaced.exec(text.trim()) ?? [];
  if (number === undefined || suffix.test(name)) return null;
  return { number, name: name.trim(), worded: false };
}
