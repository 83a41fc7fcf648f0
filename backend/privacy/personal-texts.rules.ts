const address = /[^\s@«»"<>,;:()]+@[^\s@«»"<>,;:()]+\.[^\s@«»"<>,;:().]+/gu;
/** Nine digits and more, as people group them; a day, in whatever form, is shorter. */
const telephone = /(?<![\d/])\+?\d(?:[ .\u00A0\u202F-]?\d){8,14}(?![\d/])/gu;

/** A text without addresses and telephone numbers. */
export const withoutContacts = (text: string): string =>
  text.replaceAll(address, '…').replaceAll(telephone, '…');

interface Person {
  /** Every name and address the person was known by. */
  readonly names: readonly string[];
  /** What stands in their place. */
  readonly nobody: string;
}

/** A text that names the person without the person, and without the addresses and numbers beside the name. */
export function withoutPerson(text: string, { names, nobody }: Person, maxLength: number): string {
  const named = new RegExp(names.map(literally).join('|'), 'giu');
  if (names.length === 0 || !named.test(text)) return text;
  named.lastIndex = 0;
  const left = withoutContacts(text.replaceAll(named, () => nobody));
  return Array.from(left).slice(0, maxLength).join('').trim();
}

const literally = (name: string): string => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** The tail of a line of the event log, behind ' : ', is what somebody typed. */
export function lineWithoutPerson(action: string, person: Person, maxLength: number): string {
  const at = action.indexOf(' : ');
  if (at < 0) return action;
  const head = action.slice(0, at + 3);
  return `${head}${withoutPerson(action.slice(at + 3), person, maxLength - head.length)}`;
}

/** The name, or the first one like it that is free. */
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
