import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, play } from '../support/play.ts';
import { mapEditorMachine } from '#machines/map/map-editor.machine.ts';
import { aMap, drawn, features } from './map-answers.ts';

const unplaced = { latitude: null, longitude: null, zoom: null };
const nowhere = done('editableMap', aMap(unplaced));
const loaded = done('editableMap', aMap());
const of = <const Type extends string>(type: Type) => ({ type });
const samples = [
  { type: 'save' as const, latitude: 43.73, longitude: 7.42, zoom: 15 },
  { type: 'help.opened' as const, help: 'print' as const },
  { type: 'draft.restored' as const, draft: features },
  ...(['remove', 'quit', 'dialog.closed', 'export', 'import', 'map.moved'] as const).map(of),
  ...(['retry', 'overwrite', 'reread', 'cancel', 'confirm'] as const).map(of),
];
const always = ['draft.restored', 'quit'];
const ready = [...always, 'dialog.closed', 'export', 'help.opened', 'import', 'remove', 'save'];
type Happening = Parameters<typeof play<typeof mapEditorMachine>>[2][number];
const start = (...events: Happening[]) =>
  play(mapEditorMachine, { global: false, lastCoordinates: '15|43.7|7.4' }, events);
const startGlobal = (...events: Happening[]) =>
  play(mapEditorMachine, { global: true, lastCoordinates: null }, events);

describe('a map editor whose map has no place', () => {
  const monaco = { latitude: 43.7384, longitude: 7.4246, zoom: 13 };
  const amongOthers = done('editableMap', aMap({ ...unplaced, start: monaco }));
  const at = (latitude: number, longitude: number) =>
    done('ownPosition', { latitude, longitude, zoom: 15 });
  const locating = [...ready, 'map.moved'];

  it('else with the world, or the ground, and asks the device, which it follows anywhere [MAP-10]', () => {
    const world = startGlobal(nowhere);
    expect(world.snapshot.context.start).toBe(null);
    expect(world.calls).toEqual([{ src: 'editableMap' }, { src: 'ownPosition' }]);
    expect(world.emitted).toHaveLength(1);
    const found = startGlobal(nowhere, at(48.85, 2.35));
    expect(found.emitted.slice(1)).toEqual([
      { type: 'located', position: { latitude: 48.85, longitude: 2.35, zoom: 15 } },
    ]);
    expect(found.snapshot).toOnlyAccept(ready, samples);
  });

  it.each([
    ['where it stands', 43.7384, 7.4246],
    ['a town away', 43.7102, 7.262],
  ])(
    'else among the congregation’s others, and goes to a device %s [B-137, MAP-10]',
    (_, ...place) => {
      const shown = startGlobal(amongOthers);
      expect(shown.snapshot.context.start).toEqual(monaco);
      expect(shown.calls[1]).toEqual({ src: 'ownPosition' });
      const [latitude, longitude] = place;
      expect(startGlobal(amongOthers, at(...place)).emitted.slice(1)).toEqual([
        { type: 'located', position: { latitude, longitude, zoom: 15 } },
      ]);
    },
  );

  it('stays there where the device is further than a day’s walk away [B-137]', () => {
    const far = startGlobal(amongOthers, at(43.5528, 7.0174));
    expect(far.emitted).toHaveLength(1);
    expect(far.snapshot).toOnlyAccept(ready, samples);
  });

  it.each([
    ['the world', nowhere],
    ['the others', amongOthers],
  ])(
    'stays at %s while the device does not answer, and when it refuses [B-137, MAP-10]',
    (_, loads) => {
      expect(startGlobal(loads).snapshot).toOnlyAccept(locating, samples);
      for (const failure of everyFailure('ownPosition')) {
        const denied = startGlobal(loads, failure);
        expect(denied.emitted).toHaveLength(1);
        expect(denied.snapshot).toOnlyAccept(ready, samples);
      }
    },
  );

  it('leaves the map to whoever has moved it, drawn, or brought a file meanwhile [B-137, MAP-10]', () => {
    const position = at(43.7384, 7.4246);
    const moved = startGlobal(amongOthers, of('map.moved'));
    expect(moved.snapshot).toOnlyAccept(ready, samples);
    expect(startGlobal(amongOthers, of('map.moved'), position).emitted).toHaveLength(1);
    expect(startGlobal(amongOthers, drawn(features), position).emitted).toHaveLength(1);
    const closed = startGlobal(amongOthers, of('import'), done('importing', null), position);
    expect(closed.emitted).toHaveLength(1);
    expect(closed.calls.map(({ src }) => src)).toEqual(['editableMap', 'ownPosition']);
  });

  it('asks no device where the map or the session has a place [MAP-08, MAP-09]', () => {
    const { snapshot, calls } = start(amongOthers);
    expect(snapshot.context.start).toEqual({ latitude: 43.7, longitude: 7.4, zoom: 14 });
    expect(calls).toEqual([{ src: 'editableMap' }]);
    expect(startGlobal(loaded).calls).toEqual([{ src: 'editableMap' }]);
  });
});
