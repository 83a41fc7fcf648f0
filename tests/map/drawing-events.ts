import type { Position } from 'geojson';
import type { DrawingEvent } from '#machines/map/map-drawing.rules.ts';
import type { MapFeatures } from '#schema/geojson.ts';

export const closed = (...ring: Position[]) => ({
  type: 'Polygon' as const,
  coordinates: [[...ring, ...ring.slice(0, 1)]],
});
export const square: MapFeatures = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { type: 'polygon', desc: 'Port' },
      geometry: closed([7.42, 43.73], [7.43, 43.73], [7.43, 43.74], [7.42, 43.74]),
    },
  ],
};
export const every = { information: true, parking: true, mobilestand: true, kingdomhome: true };
export const load = (features = square, drawable = every): DrawingEvent => ({
  type: 'map.loaded',
  features,
  drawable,
});
export const of = <const Type extends string>(type: Type) => ({ type });
export const point = (...position: Position): DrawingEvent => ({ type: 'point.placed', position });
export const mark = (kind: 'information' | 'parking'): DrawingEvent => ({ type: 'mark', kind });
export const marker: DrawingEvent = { type: 'marker.placed', position: [7.421, 43.731] };
export const chosen: DrawingEvent = { type: 'shape.chosen', id: 1 };
export const close = (text: string): DrawingEvent => ({ type: 'label.closed', text });
export const place = (vertex: number) => ({ id: 1, part: 0, ring: 0, vertex });
export const corner = (vertex: number): DrawingEvent => ({
  type: 'corner.chosen',
  corner: place(vertex),
});
export const grab = (what: 'corner' | 'middle' | 'shape', vertex = 0): DrawingEvent => ({
  type: 'grabbed',
  held: { ...place(vertex), what, from: [7.42, 43.73] },
});
export const dragged = (...position: Position): DrawingEvent => ({ type: 'dragged', position });
export const block: DrawingEvent = {
  type: 'block.picked',
  position: [7.425, 43.735],
  blocks: [closed([7.42, 43.73], [7.43, 43.73], [7.43, 43.74])],
};
export const noBlock: DrawingEvent = { type: 'block.picked', position: [8, 44], blocks: [] };
export const samples: DrawingEvent[] = [
  load(),
  { type: 'draft.restored', draft: square },
  ...(['draw', 'pick', 'edit', 'remove', 'leave', 'join', 'label'] as const).map(of),
  of('warning.expired'),
  ...(['finish', 'line.ended', 'undo', 'redo', 'dropped', 'delete'] as const).map(of),
  mark('information'),
  mark('parking'),
  point(7.421, 43.731),
  marker,
  chosen,
  corner(0),
  { type: 'corner.moved', position: [7.4201, 43.7301] },
  grab('corner'),
  dragged(7.419, 43.729),
  block,
  { type: 'shape.removed', id: 1 },
  { type: 'shape.joined', id: 2 },
  close('Quai'),
];
