import { legibleOn } from './legible.ts';
import { tokens } from './tokens.ts';

const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/iu;
/** WCAG 1.4.11, for signs that stand beside their word. */
const leastContrast = 3;

/** There are few, and each row of a list asks for some. */
const worn = new Map<string, string>();

/** A colour of the server as a sign wears it, by day and by night; one that is none leaves it in ink. */
export function serverColour(colour: string): string {
  if (!hex.test(colour)) return 'currentcolor';
  const on = (ground: string) => legibleOn(ground, colour, leastContrast);
  const known =
    worn.get(colour) ??
    `light-dark(${on(tokens.light['accent-soft'])}, ${on(tokens.dark['accent-soft'])})`;
  worn.set(colour, known);
  return known;
}
