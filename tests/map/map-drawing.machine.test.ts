import type { Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { neverEntered, play } from '../support/play.ts';
import { mapDrawingMachine } from '#machines/map/map-drawing.machine.ts';
import type { DrawingEvent } from '#machines/map/map-drawing.rules.ts';
import {
  closed,
  square,
  every,
  load,
  of,
  point,
  mark,
  marker,
  chosen,
  close,
  corner,
  grab,
  dragged,
  block,
  noBlock,
  samples,
} from './drawing-events.ts';

const start = (...events: DrawingEvent[]) => play(mapDrawingMachine, undefined, events);
const triangle = [point(7.5, 43.7), point(7.51, 43.7), point(7.51, 43.71)];
const mapOf = ({ snapshot }: ReturnType<typeof start>) => snapshot.context.history.present.geojson;
const warning = (reason: string, during: string, number = 1) => ({ reason, during, number });
const always = [
  'draft.restored',
  'draw',
  'edit',
  'leave',
  'map.loaded',
  'mark',
  'pick',
  'remove',
  'warning.expired',
];

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
      ['draft.restored', 'label.closed', 'map.loaded', 'warning.expired'],
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
    const two = [load(), of('draw'), ...triangle.slice(0, 2)];
    expect(start(...two).snapshot.can(of('finish'))).toBe(false);
    const ended = start(...two, of('line.ended'));
    expect(ended.snapshot.context.warning).toEqual(warning('tooFewPoints', 'drawing'));
    expect(mapOf(ended)).toEqual(square);
    expect(ended.snapshot.matches({ using: 'drawing' })).toBe(true);
  });

  it('end a line of three points by its first point as by the button [MAP-03]', () => {
    const three = [load(), of('draw'), ...triangle];
    expect(start(...three).snapshot.can(of('finish'))).toBe(true);
    const ended = start(...three, of('line.ended'));
    expect(ended.snapshot.matches('labelling')).toBe(true);
    expect(ended.snapshot.context.chosen).toBe(2);
    expect(ended.snapshot.context).toEqual(start(...three, of('finish')).snapshot.context);
  });

  it('refuse a point, and an end, that would make a bow-tie, and keep the line [MAP-37, MAP-38]', () => {
    const crossing = start(load(), of('draw'), ...triangle, point(7.505, 43.69));
    expect(crossing.snapshot.context.warning).toEqual(warning('crossing', 'drawing'));
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
    expect(last.snapshot.context.warning).toEqual(warning('crossing', 'drawing'));
    expect(last.snapshot.matches({ using: 'drawing' })).toBe(true);
    expect(start(load(), of('draw'), ...bowTie).snapshot.context.warning).toEqual(
      warning('crossing', 'drawing'),
    );
  });

  it('take back the last point before they take back a shape', () => {
    const events = [load(), of('draw'), ...triangle, of('undo')];
    expect(start(...events).snapshot.context.line).toHaveLength(2);
    expect(start(...events, of('redo')).snapshot.context.line).toHaveLength(3);
    const labelled = [load(), of('draw'), ...triangle, of('finish'), close('Rade')];
    expect(mapOf(start(...labelled, of('undo'))).features[1]?.properties.desc).toBe(' ');
    expect(mapOf(start(...labelled, of('undo'), of('undo')))).toEqual(square);
    expect(mapOf(start(...labelled, of('undo'), of('undo'), of('redo'))).features).toHaveLength(2);
    const again = [...labelled, of('draw'), of('undo')];
    expect(start(...again).snapshot.matches({ using: 'drawing' })).toBe(true);
    expect(mapOf(start(...again)).features[1]?.properties.desc).toBe(' ');
    expect(mapOf(start(...again, of('redo'))).features[1]?.properties.desc).toBe('Rade');
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
    const stopped = start(...events, dragged(7.45, 43.735), of('dropped'));
    expect(stopped.snapshot.context.warning).toEqual(warning('crossing', 'editing'));
    expect(mapOf(stopped).features[0]?.geometry).toEqual(
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
    expect(two.snapshot.context.warning).toEqual(warning('tooFewPoints', 'editing'));
    expect(mapOf(start(...four, of('delete'))).features).toEqual([]);
    expect(start(load(), of('edit')).snapshot.can(of('delete'))).toBe(false);
  });

  it('delete shapes one by one [MAP-06]', () => {
    const gone = start(load(), of('remove'), { type: 'shape.removed', id: 1 });
    expect(mapOf(gone).features).toEqual([]);
    expect(gone.snapshot.matches({ using: 'removing' })).toBe(true);
  });

  it('pick blocks and join them; where no street closes one, they say so', () => {
    const picked = start(load(), of('pick'), block);
    expect(mapOf(picked).features).toHaveLength(2);
    expect(start(load(), of('pick'), block, of('finish')).snapshot.matches('labelling')).toBe(true);
    const none = start(load(), of('pick'), noBlock).snapshot;
    expect(none.context.warning).toEqual(warning('noBlock', 'drawing'));
    expect(none.can(of('finish'))).toBe(false);
  });

  it('join the chosen zone with another one, if they touch', () => {
    const apart = start(load(), of('draw'), ...triangle, of('finish'), close(''));
    const events: DrawingEvent[] = [
      of('edit'),
      chosen,
      of('join'),
      { type: 'shape.joined', id: 2 },
    ];
    const { snapshot } = start(load(mapOf(apart)), ...events);
    expect(snapshot.context.warning).toEqual(warning('apart', 'editing'));
    expect(snapshot.context.history.past).toEqual([]);
  });

  it('join a zone, but not a marker', () => {
    const parking = [load(), mark('parking'), marker, of('edit')];
    expect(start(...parking, { type: 'shape.chosen', id: 1 }).snapshot.can(of('join'))).toBe(true);
    expect(start(...parking, { type: 'shape.chosen', id: 2 }).snapshot.can(of('join'))).toBe(false);
    expect(start(...parking).snapshot.can(of('join'))).toBe(false);
  });

  it('keep the chosen zone when it joins one that was drawn before it', () => {
    const beside: DrawingEvent[] = [
      point(7.43, 43.73),
      point(7.44, 43.73),
      point(7.44, 43.74),
      point(7.43, 43.74),
    ];
    const joined = start(
      load(),
      of('draw'),
      ...beside,
      of('finish'),
      close('Rade'),
      of('edit'),
      { type: 'shape.chosen', id: 2 },
      of('join'),
      { type: 'shape.joined', id: 1 },
    );
    expect(joined.snapshot.context.history.present.ids).toEqual([2]);
    expect(joined.snapshot.context.chosen).toBe(2);
    expect(mapOf(joined).features[0]?.properties.desc).toBe('Rade');
  });

  it('forget what was chosen once it is taken back, and choose nothing in its place', () => {
    const second: DrawingEvent = { type: 'shape.chosen', id: 2 };
    const drawn = [load(), of('draw'), ...triangle, of('finish'), close(''), of('edit'), second];
    expect(start(...drawn).snapshot.context.chosen).toBe(2);
    expect(start(...drawn, of('label')).snapshot.matches('labelling')).toBe(true);
    expect(start(...drawn, of('undo')).snapshot.context.chosen).toBe(null);
    expect(start(...drawn, of('undo'), of('redo')).snapshot.context.chosen).toBe(null);
  });

  it('show why an edit was impossible until it has been shown long enough [MAP-38]', () => {
    const two = [load(), of('pick'), noBlock, noBlock];
    expect(start(...two).snapshot.context.warning).toEqual(warning('noBlock', 'drawing', 2));
    expect(start(...two, of('leave')).snapshot.context.warning?.number).toBe(2);
    expect(start(...two, of('warning.expired')).snapshot.context.warning).toBe(null);
  });

  it('take up a draft as one step, which may be taken back [OWN-03]', () => {
    const restored = start(load(), {
      type: 'draft.restored',
      draft: { ...square, features: [] },
    });
    expect(mapOf(restored).features).toEqual([]);
    expect(restored.snapshot.can(of('undo'))).toBe(true);
    const { ids } = start(load(), { type: 'draft.restored', draft: square }).snapshot.context
      .history.present;
    expect(ids).toEqual([2]);
    expect(mapOf(start(load(), { type: 'draft.restored', draft: square }, of('undo')))).toBe(
      square,
    );
  });

  it('every state is reached [DC-03]', () => {
    const few = [load(), of('draw'), of('pick'), of('edit'), of('remove'), mark('parking'), chosen];
    const more = [of('join'), grab('corner')];
    expect(neverEntered(mapDrawingMachine, [undefined], [...few, ...more])).toEqual([]);
  });
});
