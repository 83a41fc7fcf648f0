import { type ActClass, acts } from './acts.texts.ts';

/** A regular expression of PostgreSQL for the actions of that class, with plain spaces. */
export function patternOf(wanted: ActClass): string {
  const kinds = Object.entries(acts).flatMap(([kind, found]) =>
    found === wanted ? [plainly(kind)] : [],
  );
  return `^(?:${kinds.join('|')})(?: : |$)`;
}

const plainly = (kind: string) => kind.replaceAll('\u202F', ' ').replaceAll(/\{\w+\}/gu, '.*');
