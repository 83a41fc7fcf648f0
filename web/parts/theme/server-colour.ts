import { legibleOn } from './legible.ts';
import { tokens } from './tokens.ts';

const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/iu;
/** Minimum contrast of graphics by WCAG 1.4.11. */
const leastContrast = 3;

/** Cache: few colours, used in many rows. */
const worn = new Map<string, string>();

/** A server colour as CSS, legible in light and dark; an invalid one gives the text colour. */
export function serverColour(colour: string): string {
  if (!hex.test(colour)) return 'currentcolor';
  const on = (ground: string) => legibleOn(ground, colour, leastContrast);
  const known =
    worn.get(colour) ??
    `light-dark(${on(tokens.light['accent-soft'])}, ${on(tokens.dark['accent-soft'])})`;
  worn.set(colour, known);
  return known;
}
