import type { ColorScheme } from '../../theme/theme-choice.ts';
import { legibleOn } from '../../theme/legible.ts';
import { mapPalettes } from '../style/palette.ts';

export type Rgba = [red: number, green: number, blue: number, alpha: number];

const hex = /^#(?<digits>[\da-f]{6}|[\da-f]{3})$/iu;
const fallback = '3388ff';

/** A server colour (`#hex`, B-80) and an opacity of 0 to 1 as deck.gl's RGBA bytes. */
export function rgba(colour: string, opacity: number): Rgba {
  const digits = hex.exec(colour)?.groups?.['digits'] ?? fallback;
  const full = digits.length === 3 ? digits.replaceAll(/./gu, '$&$&') : digits;
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4), Math.round(Math.max(0, Math.min(1, opacity)) * 255)];
}

const leastContrast: Record<ColorScheme, number> = { light: 3, dark: 4.5 };

/** The server's colour, lightened or darkened as far as the contrast with the basemap requires. */
export const legible = (colour: string, scheme: ColorScheme): string =>
  legibleOn(mapPalettes[scheme].paper, colour, leastContrast[scheme]);
