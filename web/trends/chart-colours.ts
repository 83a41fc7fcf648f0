import { tokens } from '../parts/theme/tokens.ts';
import type { ColorScheme } from '../parts/theme/theme-choice.ts';
import type { ChartKind } from './trend.ts';

const { light, dark } = tokens;

/**
 * Colours by their place in the legend. Neighbours differ in lightness too, so that they stay apart
 * for the colour-blind and in black and white.
 */
const palettes: Readonly<Record<ColorScheme, Readonly<Record<ChartKind, readonly string[]>>>> = {
  light: {
    exits: ['#1f5896', '#c08a12', '#b5495b', '#87959c', light.ink],
    rest: ['#d5e4f1', '#9cc0df', '#5f95c5', '#2a66a3', '#0f3258', '#c08a12'],
    states: [light.out, light.late, light.soon],
    late: [light.late],
  },
  dark: {
    exits: ['#6fa8e6', '#e9c46a', '#e77f91', '#8b989e', dark.ink],
    rest: ['#27435f', '#3c6691', '#5f92c6', '#93bff0', '#d9e9fb', '#e9c46a'],
    states: [dark.out, dark.late, dark.soon],
    late: [dark.late],
  },
};

export const paletteOf = (kind: ChartKind, scheme: ColorScheme): readonly string[] =>
  palettes[scheme][kind];

/** The colour at a place of the legend, as CSS for both schemes. */
export function legendColour(kind: ChartKind, at: number): string {
  const [day = 'currentcolor', night = 'currentcolor'] = [
    palettes.light[kind][at],
    palettes.dark[kind][at],
  ];
  return `light-dark(${day}, ${night})`;
}

const strokes: readonly (readonly number[])[] = [[], [8, 4], [2, 3]];

/** The dashes of a line by its place, so that colour is not all that tells it apart. */
export const dashesOf = (kind: ChartKind, at: number): readonly number[] =>
  kind === 'exits' ? [5, 4] : (strokes[at] ?? []);
