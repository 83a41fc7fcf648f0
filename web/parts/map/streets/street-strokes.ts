import { tokens, type Token } from '../../theme/tokens.ts';
import type { ColorScheme } from '../../theme/theme-choice.ts';
import { halo } from '../layers/outline-layers.ts';
import type { StreetLook } from './map-streets.ts';

export interface StreetStroke {
  readonly id: string;
  readonly looks: readonly StreetLook[];
  readonly colour: Token | 'halo';
  /** Pixels, where a territory is seen from near. */
  readonly width: number;
  /** Pixels: how long it is drawn, how long not. */
  readonly dash?: readonly [number, number];
}

/**
 * The pen strokes of a street, lowest first: empty is left, full is done, broken is to do again, a street of which one
 * side is either is filled in long or in short parts. The outermost one lies between them and whatever the ground is (OWN-220).
 */
export const streetStrokes: readonly StreetStroke[] = [
  {
    id: 'halo',
    looks: ['left', 'done', 'again', 'doneSide', 'againSide'],
    colour: 'halo',
    width: 11,
  },
  { id: 'left', looks: ['left'], colour: 'ink', width: 7 },
  { id: 'done', looks: ['done', 'doneSide'], colour: 'accent', width: 7 },
  { id: 'again-side', looks: ['againSide'], colour: 'late', width: 7 },
  { id: 'inside', looks: ['left', 'doneSide', 'againSide'], colour: 'halo', width: 4 },
  { id: 'again', looks: ['again'], colour: 'late', width: 7, dash: [10, 6] },
  { id: 'done-part', looks: ['doneSide'], colour: 'accent', width: 4, dash: [12, 9] },
  { id: 'again-part', looks: ['againSide'], colour: 'late', width: 4, dash: [3, 5] },
];

export const strokeColour = ({ colour }: StreetStroke, scheme: ColorScheme): string =>
  colour === 'halo' ? halo[scheme] : tokens[scheme][colour];

/** Engine's zooms between which strokes grow from half of their width. */
export const growth = { from: 13, to: 16, least: 0.5 } as const;

export function strokeWidthAt(zoom: number, width: number): number {
  const { from, to, least } = growth;
  const part = Math.max(0, Math.min(1, (zoom - from) / (to - from)));
  return width * (least + (1 - least) * part);
}
