import { ScatterplotLayer } from '@deck.gl/layers';
import type { Position } from 'geojson';
import type { Mismatch } from '#engines/drawing/borders.ts';
import type { ColorScheme } from '../../parts/theme/theme-choice.ts';
import { polygonsOf, type Rings } from '../../parts/map/geometry/geometry.ts';
import { rgba } from '../../parts/map/layers/colour.ts';
import { FlatPolygonLayer, onPlane } from '../../parts/map/layers/flat-layers.ts';
import { activeColour, activeFillOpacity } from './editor-style.ts';
import type { Handles } from './hit.ts';

const ringsOnPlane = (rings: Rings) => rings.map((ring) => ring.map(onPlane));

/** The shape that is edited, in pink (MAP-46). */
export const activeFillLayer = (polygons: readonly Rings[], scheme: ColorScheme) =>
  new FlatPolygonLayer<Rings>({
    id: 'active-fill',
    data: polygons,
    getPolygon: ringsOnPlane,
    getFillColor: rgba(activeColour[scheme], activeFillOpacity),
    _normalize: true,
  });

const mismatchColour = { overlap: '#a3221c', gap: '#653a94' } as const;

export const mismatchLayer = (mismatches: readonly Mismatch[]) =>
  new FlatPolygonLayer<{ rings: Rings; kind: Mismatch['kind'] }>({
    id: 'mismatches',
    data: mismatches.flatMap(({ geometry, kind }) =>
      polygonsOf(geometry).map((rings) => ({ rings, kind })),
    ),
    getPolygon: ({ rings }) => ringsOnPlane(rings),
    getFillColor: ({ kind }) => rgba(mismatchColour[kind], 0.45),
    _normalize: true,
  });

interface Dot {
  readonly at: Position;
  readonly radius: number;
  readonly fill: string;
  readonly opacity: number;
}

const white = '#ffffff';
const blue = '#0a5fd0';

/** The corners, the middles of the edges, and the handle of the whole shape. */
export function handleDots(
  { corners, middles, whole }: Handles,
  chosen: Position | null,
  touch: boolean,
): readonly Dot[] {
  const grow = touch ? 3 : 0;
  return [
    ...middles.map(({ position }) => ({
      at: position,
      radius: 5 + grow,
      fill: white,
      opacity: 0.7,
    })),
    ...(whole ? [{ at: whole, radius: 10 + grow, fill: white, opacity: 1 }] : []),
    ...corners.map(({ position }) => ({
      at: position,
      radius: 7 + grow,
      fill: activeColour.light,
      opacity: 1,
    })),
    ...(chosen ? [{ at: chosen, radius: 10 + grow, fill: blue, opacity: 1 }] : []),
  ];
}

/** The points of the polygon that is being drawn; the first one, which closes it, is larger. */
export const lineDots = (line: readonly Position[], touch: boolean): readonly Dot[] =>
  line.map((at, index) => ({
    at,
    radius: (index === 0 ? 9 : 6) + (touch ? 3 : 0),
    fill: activeColour.light,
    opacity: 1,
  }));

/** Where a point would go that is drawn to a border or a street. */
export const snapDot = (at: Position): Dot => ({ at, radius: 6, fill: blue, opacity: 0.9 });

export const dotLayer = (dots: readonly Dot[]) =>
  new ScatterplotLayer<Dot>({
    id: 'handles',
    data: dots,
    getPosition: ({ at: [longitude = 0, latitude = 0] }) => [longitude, latitude],
    radiusUnits: 'pixels',
    lineWidthUnits: 'pixels',
    stroked: true,
    getRadius: ({ radius }) => radius,
    getLineWidth: 2,
    getFillColor: ({ fill, opacity }) => rgba(fill, opacity),
    getLineColor: ({ fill }) => rgba(fill === white ? activeColour.light : white, 1),
  });
