import type { Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { neverEntered, play } from '../support/play.ts';
import { mapDrawingMachine } from '#machines/map/map-drawing.machine.ts';
import type { DrawingEvent } from '#machines/map/map-drawing.rules.ts';
import type { MapFeatures } from '#schema/geojson.ts';

const closed = (...ring: Position[]) => ({
  type: 'Polygon' as const,
  coordinates: [[...ring, ...ring.slice(0, 1)]],
});
const square: MapFeatures = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { type: 'polygon', desc: 'Port' },
      geometry: closed([7.42, 43.73], [7.43, 43.73], [7.43, 43.74], [7.42, 43.74]),
    },
  ],
};
const every = { information: true, parking: true, mobilestand: true, kingdomhome: true };
const load = (features = square, drawable = every): DrawingEvent => ({
  type: 'map.loaded',
  features,
  drawable,
});
const of = <const Type extends string>(type: Type) => ({ type });
const point = (...position: Position): DrawingEvent => ({ type: 'point.placed', position });
const mark = (kind: 'information' | 'parking'): DrawingEvent => ({ type: 'mark', kind });
const marker: DrawingEvent = { type: 'marker.placed', position: [7.421, 43.731] };
const chosen: DrawingEvent = { type: 'shape.chosen', id: 0 };
const close = (text: string): DrawingEvent => ({ type: 'label.closed', text });
const place = (vertex: number) => ({ id: 0, part: 0, ring: 0, vertex });
const corner = (vertex: number): DrawingEvent => ({ type: 'corner.chosen', corner: place(vertex) });
const grab = (what: 'corner' | 'middle' | 'shape', vertex = 0): DrawingEvent => ({
  type: 'grabbed',
  held: { ...place(vertex), what, from: [7.42, 43.73] },
});
const dragged = (...position: Position): DrawingEvent => ({ type: 'dragged', position });
const block: DrawingEvent = {
  type: 'block.picked',
  position: [7.425, 43.735],
  blocks: [closed([7.42, 43.73], [7.43, 43.73], [7.43, 43.74])],
};
const noBlock: DrawingEvent = { type: 'block.picked', position: [8, 44], blocks: [] };
const samples: DrawingEvent[] = [
  load(),
  { type: 'map.saved', features: square },
  { type: 'draft.restored', features: square },
  ...(['draw', 'pick', 'edit', 'remove', 'leave', 'join', 'label'] as const).map(of),
  ...(['finish', 'undo', 'redo', 'dropped', 'delete'] as const).map(of),
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
  { type: 'shape.removed', id: 0 },
  { type: 'shape.joined', id: 1 },
  close('Quai'),
];
const start = (...events: DrawingEvent[]) => play(mapDrawingMachine, undefined, events);
const triangle = [point(7.5, 43.7), point(7.51, 43.7), point(7.51, 43.71)];
const mapOf = ({ snapshot }: ReturnType<typeof start>) => snapshot.context.history.present;
const always = [
  'draft.restored',
  'draw',
  'edit',
  'leave',
  'map.loaded',
  'map.saved',
  'mark',
  'pick',
  'remove',
];
const impossible = (reason: string, during: string) => [{ type: 'impossible', reason, during }];

describe('the drawing tools', () => {
  it('wait for a tool or a shape; nothing can be taken back yet', () => {
    expect(start(load()).snapshot).toOnlyAccept([...always, 'shape.chosen'], samples);
  });

  it('offer a marker only where its kind is switched on [MAP-04]', () => {
    const only = start(load(square, { ...every, information: false })).snapshot;
    expect(only.can(mark('information'))).toBe(false);
    expect(only.can(mark('parking'))).toBe(true);
  });

  it('close a polygon, whose label is a space until its popup says more [MAP-03, MAP-40, MAP-42]', () => {
    const drawn = start(load(), of('draw'), ...triangle, of('finish'));
    expect(drawn.snapshot.matches('labelling')).toBe(true);
    expect(drawn.snapshot).toOnlyAccept(
      ['draft.restored', 'label.closed', 'map.loaded', 'map.saved'],
      samples,
    );
    expect(mapOf(drawn).features[1]).toEqual({
      type: 'Feature',
      properties: { type: 'polygon', desc: ' ' },
      geometry: closed([7.5, 43.7], [7.51, 43.7], [7.51, 43.71]),
    });
    const words = (text: string) =>
      mapOf(start(load(), of('draw'), ...triangle, of('finish'), close(text))).features[1]
        ?.properties.desc;
    expect([words(''), words(' Rade ')]).toEqual([' ', 'Rade']);
  });

  it('make nothing of fewer than three points [MAP-39]', () => {
    const { snapshot, emitted } = start(load(), of('draw'), ...triangle.slice(0, 2), of('finish'));
    expect(emitted).toEqual(impossible('tooFewPoints', 'drawing'));
    expect(snapshot.context.history.present).toEqual(square);
    expect(snapshot.matches({ using: 'drawing' })).toBe(true);
  });

  it('refuse a point, and an end, that would make a bow-tie, and keep the line [MAP-37, MAP-38]', () => {
    const crossing = start(load(), of('draw'), ...triangle, point(7.505, 43.69));
    expect(crossing.emitted).toEqual(impossible('crossing', 'drawing'));
    expect(crossing.snapshot.context.line).toHaveLength(3);
    const bowTie = [point(7.5, 43.7), point(7.51, 43.71), point(7.51, 43.7), point(7.502, 43.709)];
    const last = start(
      load(),
      of('draw'),
      ...bowTie.slice(0, 3),
      point(7.515, 43.707),
      of('finish'),
    );
    expect(last.snapshot.context.history.past).toEqual([]);
    expect(start(load(), of('draw'), ...bowTie).emitted).toEqual(impossible('crossing', 'drawing'));
  });

  it('take back the last point before they take back a shape', () => {
    const events = [load(), of('draw'), ...triangle, of('undo')];
    expect(start(...events).snapshot.context.line).toHaveLength(2);
    expect(start(...events, of('redo')).snapshot.context.line).toHaveLength(3);
    const labelled = [load(), of('draw'), ...triangle, of('finish'), close('Rade')];
    expect(mapOf(start(...labelled, of('undo'))).features[1]?.properties.desc).toBe(' ');
    expect(mapOf(start(...labelled, of('undo'), of('undo')))).toEqual(square);
    expect(mapOf(start(...labelled, of('undo'), of('undo'), of('redo'))).features).toHaveLength(2);
  });

  it('place markers; an information waits for its words, which are ? if there are none [MAP-03, MAP-40, MAP-41]', () => {
    const parking = start(load(), mark('parking'), marker);
    expect(parking.snapshot.matches({ using: 'idle' })).toBe(true);
    expect(mapOf(parking).features[1]).toEqual({
      type: 'Feature',
      properties: { type: 'parking', desc: '' },
      geometry: { type: 'Point', coordinates: [7.421, 43.731] },
    });
    const information = start(load(), mark('information'), marker, close(''));
    expect(mapOf(information).features[1]?.properties).toEqual({ type: 'information', desc: '?' });
  });

  it('change a label by a click on its shape; the same words are no step', () => {
    expect(mapOf(start(load(), chosen, close('Quai'))).features[0]?.properties.desc).toBe('Quai');
    expect(start(load(), chosen, close('Port')).snapshot.can(of('undo'))).toBe(false);
  });

  it('move a corner, make one of the middle of an edge, move the whole [MAP-05]', () => {
    const ring = (...events: DrawingEvent[]) =>
      mapOf(start(load(), of('edit'), chosen, ...events)).features[0]?.geometry;
    const rest: Position[] = [
      [7.43, 43.73],
      [7.43, 43.74],
      [7.42, 43.74],
    ];
    const to: Position = [7.419, 43.729];
    expect(ring(grab('corner'), dragged(...to), of('dropped'))).toEqual(closed(to, ...rest));
    expect(ring(grab('middle'), dragged(7.425, 43.729), of('dropped'))).toEqual(
      closed([7.42, 43.73], [7.425, 43.729], ...rest),
    );
    expect(ring(grab('shape'), dragged(7.43, 43.73), of('dropped'))).toEqual(
      closed([7.43, 43.73], [7.44, 43.73], [7.44, 43.74], [7.43, 43.74]),
    );
    expect(ring(grab('corner'), of('dropped'))).toEqual(square.features[0]?.geometry);
    expect(ring(corner(0), { type: 'corner.moved', position: to })).toEqual(closed(to, ...rest));
  });

  it('stop a corner where it would cross an edge, and say so [MAP-37, MAP-38]', () => {
    const events = [load(), of('edit'), chosen, grab('corner'), dragged(7.4201, 43.7301)];
    const { snapshot, emitted } = start(...events, dragged(7.45, 43.735), of('dropped'));
    expect(emitted).toEqual(impossible('crossing', 'editing'));
    expect(snapshot.context.history.present.features[0]?.geometry).toEqual(
      closed([7.4201, 43.7301], [7.43, 43.73], [7.43, 43.74], [7.42, 43.74]),
    );
  });

  it('delete a chosen corner, but not one of three, and a chosen shape [MAP-06, MAP-39]', () => {
    const four = [load(), of('edit'), chosen];
    const three = [...four, corner(0), of('delete')];
    expect(mapOf(start(...three)).features[0]?.geometry).toEqual(
      closed([7.43, 43.73], [7.43, 43.74], [7.42, 43.74]),
    );
    const two = start(...three, corner(0), of('delete'));
    expect(two.emitted).toEqual(impossible('tooFewPoints', 'editing'));
    expect(mapOf(start(...four, of('delete'))).features).toEqual([]);
    expect(start(load(), of('edit')).snapshot.can(of('delete'))).toBe(false);
  });

  it('delete shapes one by one [MAP-06]', () => {
    const gone = start(load(), of('remove'), { type: 'shape.removed', id: 0 });
    expect(mapOf(gone).features).toEqual([]);
    expect(gone.snapshot.matches({ using: 'removing' })).toBe(true);
  });

  it('pick blocks and join them; where no street closes one, they say so', () => {
    const picked = start(load(), of('pick'), block);
    expect(mapOf(picked).features).toHaveLength(2);
    expect(picked.snapshot.can(of('finish'))).toBe(true);
    expect(start(load(), of('pick'), noBlock).emitted).toEqual(impossible('noBlock', 'drawing'));
    expect(start(load(), of('pick'), noBlock).snapshot.can(of('finish'))).toBe(false);
  });

  it('join the chosen zone with another one, if they touch', () => {
    const apart = start(load(), of('draw'), ...triangle, of('finish'), close(''));
    const events: DrawingEvent[] = [
      of('edit'),
      chosen,
      of('join'),
      { type: 'shape.joined', id: 1 },
    ];
    const { emitted, snapshot } = start(load(mapOf(apart)), ...events);
    expect(emitted).toEqual(impossible('apart', 'editing'));
    expect(snapshot.context.history.past).toEqual([]);
  });

  it('know what the server does not [MAP-13]', () => {
    const drawn = [load(), mark('parking'), marker];
    const { history, saved } = start(...drawn).snapshot.context;
    expect(saved).toBe(square);
    const kept = start(...drawn, { type: 'map.saved', features: history.present }).snapshot.context;
    expect(kept.saved).toEqual(kept.history.present);
  });

  it('take up a draft as one step, which may be taken back [issue 5]', () => {
    const restored = start(load(), {
      type: 'draft.restored',
      features: { ...square, features: [] },
    });
    expect(mapOf(restored).features).toEqual([]);
    expect(restored.snapshot.context.saved).toBe(square);
    expect(restored.snapshot.can(of('undo'))).toBe(true);
  });

  it('every state is reached [DC-03]', () => {
    const few = [load(), of('draw'), of('pick'), of('edit'), of('remove'), mark('parking'), chosen];
    const more = [of('join'), grab('corner')];
    expect(neverEntered(mapDrawingMachine, [undefined], [...few, ...more])).toEqual([]);
  });
});
