const address = /[^\s@«»"<>,;:()]+@[^\s@«»"<>,;:()]+\.[^\s@«»"<>,;:().]+/gu;
/** Nine or more digits with the usual separators; dates are shorter. */
const telephone = /(?<![\d/])\+?\d(?:[ .\u00A0\u202F-]?\d){8,14}(?![\d/])/gu;

/** Removes e-mail addresses and telephone numbers. */
export const withoutContacts = (text: string): string =>
  text.replaceAll(address, '…').replaceAll(telephone, '…');

interface Person {
  /** All names and addresses the person was known by. */
  readonly names: readonly string[];
  /** Replacement for the name. */
  readonly nobody: string;
}

/** Replaces the person's names, and removes addresses and telephone numbers where one was found. */
export function withoutPerson(text: string, { names, nobody }: Person, maxLength: number): string {
  if (!isNamed(text, names)) return text;
  const left = withoutContacts(text.replaceAll(anyOf(names), () => nobody));
  return Array.from(left).slice(0, maxLength).join('').trim();
}

/**
 * Whether the text contains one of the names as whole words: DUPONT Jean matches neither DUPONT
 * Jeanne nor DUPONT Jean-Paul.
 */
export const isNamed = (text: string, names: readonly string[]): boolean =>
  names.length > 0 && anyOf(names).test(text);

function anyOf(names: readonly string[]): RegExp {
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(wholly);
  return new RegExp(longestFirst.join('|'), 'giu');
}

const wholly = (name: string): string =>
  `${name.includes('@') ? noAddressBefore : noNameBefore}${literally(name)}${noNameBehind}`;

const noNameBefore = String.raw`(?<![\p{L}\p{M}\p{N}]|\p{L}-)`;
const noAddressBefore = String.raw`(?<![\p{L}\p{M}\p{N}][-+._]?)`;
const noNameBehind = String.raw`(?![\p{L}\p{M}\p{N}]|-\p{L})`;

const literally = (name: string): string => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** User input in an event log line stands between « » or after a colon (older lines: plain spaces). */
const typed = /(?<=«[ \u202F]).*(?=[ \u202F]»)|(?<=[ \u202F]: ).*/gsu;

export function lineWithoutPerson(action: string, person: Person, maxLength: number): string {
  const left = action.replaceAll(typed, (part) => withoutPerson(part, person, maxLength));
  return left === action ? action : Array.from(left).slice(0, maxLength).join('');
}

/** The name, or its first free variant. */
export function freeName(name: string, taken: readonly string[], maxLength: number): string {
  const known = new Set(taken.map((other) => other.toLowerCase()));
  for (let n = 1; ; n += 1) {
    const end = n === 1 ? '' : ` ${n}`;
    const tried = `${Array.from(name)
      .slice(0, maxLength - end.length)
      .join('')
      .trim()}${end}`;
    if (!known.has(tried.toLowerCase())) return tried;
  }
}
