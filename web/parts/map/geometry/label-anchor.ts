import type { Position } from 'geojson';
import { boundsOfPositions } from './bounds.ts';
import type { Rings } from './geometry.ts';

/** Where a polygon has most room for its label: its widest and most central horizontal stretch. */
export interface LabelAnchor {
  readonly position: Position;
  /** Width of the stretch in degrees of longitude. */
  readonly width: number;
}

const scanLines = 15;

/**
 * Longitudes at which the rings cross a parallel, west to east; the inside lies between the 1st and
 * 2nd, the 3rd and 4th, …
 */
function crossings(rings: Rings, latitude: number): readonly number[] {
  const crossed: number[] = [];
  for (const ring of rings) {
    let [x1 = 0, y1 = 0] = ring.at(-1) ?? [];
    for (const [x2 = 0, y2 = 0] of ring) {
      if (y1 > latitude !== y2 > latitude)
        crossed.push(x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1));
      x1 = x2;
      y1 = y2;
    }
  }
  return crossed.sort((a, b) => a - b);
}

const known = new WeakMap<Rings, LabelAnchor | null>();

/** Cached per polygon: outlines, labels and reserved places all need it. */
export function labelAnchor(rings: Rings): LabelAnchor | null {
  const found = known.get(rings);
  if (found !== undefined) return found;
  const anchor = widestStretch(rings);
  known.set(rings, anchor);
  return anchor;
}

function widestStretch(rings: Rings): LabelAnchor | null {
  const bounds = boundsOfPositions(rings[0] ?? []);
  if (!bounds) return null;
  const height = bounds.north - bounds.south;
  const middle = (bounds.south + bounds.north) / 2;
  let anchor: LabelAnchor | null = null;
  let best = 0;
  for (let line = 1; line < scanLines; line++) {
    const latitude = bounds.south + (height * line) / scanLines;
    const off = Math.abs(latitude - middle) / height;
    const crossed = crossings(rings, latitude);
    for (let index = 0; index + 1 < crossed.length; index += 2) {
      const west = crossed[index] ?? 0;
      const width = (crossed[index + 1] ?? 0) - west;
      const score = width * (1 - off) ** 2;
      if (score > best) {
        best = score;
        anchor = { position: [west + width / 2, latitude], width };
      }
    }
  }
  return anchor;
}
