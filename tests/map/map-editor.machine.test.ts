import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play, waysInto } from '../support/play.ts';
import { aRefusal } from '../exit/choices.ts';
import { Failure } from '#machines/failure/failure.ts';
import { globalMapQuestion, territoryMapQuestion } from '#machines/map/map-editor.confirmation.ts';
import { mapEditorMachine } from '#machines/map/map-editor.machine.ts';
import { lastPosition } from '#machines/map/map-editor.rules.ts';
import { nextIn, questionIn } from '#machines/meta/meta.ts';
import type { EditableMap, TerritoryMapSaved } from '#schema/generated.ts';
import type { MapFeatures } from '#schema/geojson.ts';

const icon = { url: '/markers/parking.svg', width: 32, height: 32, anchorX: 16, anchorY: 32 };
const aMap = (facts: Partial<EditableMap> = {}): EditableMap => ({
  basemap: { url: 'tiles', name: 'OSM', copyrightUrl: 'https://example.org', maxZoom: 18 },
  polygonStyle: {
    stroke: true,
    color: '#3388ff',
    weight: 3,
    dashArray: null,
    fillColor: '#3388ff',
    fillOpacity: 0.1,
  },
  icons: { information: icon, parking: icon, mobilestand: icon, kingdomhome: icon },
  latitude: 43.73,
  longitude: 7.42,
  zoom: 16,
  geojsonFeature: null,
  drawable: { information: true, parking: true, mobilestand: true, kingdomhome: true },
  version: '7',
  ...facts,
});
const nowhere = aMap({ latitude: null, longitude: null, zoom: null });
const features: MapFeatures = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { type: 'parking', desc: '' },
      geometry: { type: 'Point', coordinates: [7.42, 43.73] },
    },
  ],
};
const none: MapFeatures = { type: 'FeatureCollection', features: [] };
const sent = { latitude: 43.73, longitude: 7.42, zoom: 15, features };
const save = { type: 'save' as const, ...sent };
const of = <const Type extends string>(type: Type) => ({ type });
const exporting = (map: MapFeatures) => ({ type: 'export' as const, features: map });
const print = { type: 'dialog.opened' as const, dialog: 'print' as const };
const samples = [
  save,
  exporting(none),
  print,
  ...(['remove', 'confirm', 'cancel', 'quit', 'retry', 'imported', 'dialog.closed'] as const).map(
    of,
  ),
  ...(['overwrite', 'reread'] as const).map(of),
];
const notice = { text: 'Carte enregistrée.', color: null, timeout: null };
const saved: TerritoryMapSaved = {
  __typename: 'TerritoryMapSaved',
  notice,
  mapLink: 'http://localhost:4000/map/abc',
  mapLastCoordinates: '15|43.73|7.42',
  version: '8',
};
const faster = { ...aRefusal(), forceOffered: 'overwrite' as const };
const removed = {
  __typename: 'Done' as const,
  message: null,
  messageType: 'success' as const,
  notice,
};
const territory = { global: false, question: territoryMapQuestion, lastCoordinates: '15|43.7|7.4' };
const global = { global: true, question: globalMapQuestion, lastCoordinates: null };
const loaded = done('editableMap', aMap());
const ready = ['dialog.closed', 'dialog.opened', 'export', 'imported', 'quit', 'remove', 'save'];
type Happening = Parameters<typeof play<typeof mapEditorMachine>>[2][number];
const start = (...events: Happening[]) => play(mapEditorMachine, territory, events);
const startGlobal = (...events: Happening[]) => play(mapEditorMachine, global, events);

describe('a map editor', () => {
  it('loads its map and hands it to the drawing [MAP-07, GMED-02]', () => {
    expect(start().calls).toEqual([{ src: 'editableMap' }]);
    expect(start().snapshot).toOnlyAccept(['quit'], samples);
    const { snapshot, emitted } = start(loaded);
    expect(emitted).toEqual([{ type: 'loaded', map: aMap() }]);
    expect(snapshot).toOnlyAccept(ready, samples);
  });

  it('starts where the server says [MAP-08]', () => {
    const { snapshot, calls } = start(loaded);
    expect(snapshot.context.start).toEqual({ latitude: 43.73, longitude: 7.42, zoom: 16 });
    expect(calls).toHaveLength(1);
  });

  it('else where the last map was saved, one zoom further out [MAP-09, B-29]', () => {
    const { snapshot, calls } = start(done('editableMap', nowhere));
    expect(snapshot.context.start).toEqual({ latitude: 43.7, longitude: 7.4, zoom: 14 });
    expect(calls).toHaveLength(1);
  });

  it('else with the world, and asks the device; denied, it stays there [MAP-10]', () => {
    const world = startGlobal(done('editableMap', nowhere));
    expect(world.snapshot.context.start).toBe(null);
    expect(world.calls[1]).toEqual({ src: 'ownPosition' });
    expect(world.snapshot).toOnlyAccept(ready, samples);
    const position = { latitude: 48.85, longitude: 2.35, zoom: 15 };
    const found = startGlobal(done('editableMap', nowhere), done('ownPosition', position));
    expect(found.emitted[1]).toEqual({ type: 'located', position });
    for (const failure of everyFailure('ownPosition')) {
      const denied = startGlobal(done('editableMap', nowhere), failure);
      expect(denied.emitted).toHaveLength(1);
      expect(denied.snapshot).toOnlyAccept(ready, samples);
    }
  });

  it.each([
    ['15|43.7|7.4', { zoom: 14, latitude: 43.7, longitude: 7.4 }],
    ['15.5|-43.7|-7.4', { zoom: 14.5, latitude: -43.7, longitude: -7.4 }],
    ['0.5|1|2', { zoom: 0, latitude: 1, longitude: 2 }],
    [null, null],
    ['', null],
    ['15|43.7', null],
    ['"15|43.7|7.4"', null],
    ['15|91|7.4', null],
    ['a|b|c', null],
  ])('reads the last coordinates %j as %j [MAP-09, MAP-14, B-29]', (coordinates, position) => {
    expect(lastPosition(coordinates)).toEqual(position);
  });

  it('saves where the map is, stays open and tells it [MAP-11, MAP-13, MAP-15, GMED-03]', () => {
    const { snapshot, calls, emitted } = start(loaded, save, done('saveMap', saved));
    expect(calls[1]).toEqual({
      src: 'saveMap',
      input: { ...save, version: '7', forceOverwrite: false },
    });
    expect(emitted[1]).toEqual({ type: 'changed', outcome: saved, notice, features });
    expect(snapshot).toOnlyAccept(ready, samples);
    expect(start(loaded, save).snapshot).toOnlyAccept(['quit'], samples);
  });

  it('names the version it read, and after a save the one it made', () => {
    const again = start(loaded, save, done('saveMap', saved), save);
    expect(again.calls[2]).toEqual({
      src: 'saveMap',
      input: { ...save, version: '8', forceOverwrite: false },
    });
  });

  it('asks whose drawing shall stay when somebody saved meanwhile', () => {
    const outdated = [loaded, save, done('saveMap', faster)];
    const { snapshot, emitted } = start(...outdated);
    expect(snapshot).toOnlyAccept(['cancel', 'overwrite', 'quit', 'reread'], samples);
    expect(snapshot.context.problem).toEqual(faster);
    expect(emitted).toHaveLength(1);

    const own = start(...outdated, { type: 'overwrite' });
    expect(own.calls.at(-1)).toEqual({
      src: 'saveMap',
      input: { ...save, version: '7', forceOverwrite: true },
    });
    const kept = start(...outdated, { type: 'overwrite' }, done('saveMap', saved), save);
    expect(kept.calls.at(-1)?.input).toEqual({ ...save, version: '8', forceOverwrite: false });

    const theirs = start(...outdated, { type: 'reread' });
    expect(theirs.calls.at(-1)).toEqual({ src: 'editableMap' });
    const goingOn = start(...outdated, { type: 'cancel' });
    expect(goingOn.snapshot).toOnlyAccept(ready, samples);
    expect(goingOn.snapshot.context.problem).toBeNull();
  });

  it('tells a failed save, which changes nothing [MAP-17, GMED-04]', () => {
    const refused = start(loaded, save, done('saveMap', aRefusal()));
    expect(refused.emitted[1]).toEqual({ type: 'failed', problem: aRefusal() });
    expect(refused.snapshot).toOnlyAccept(ready, samples);
    const bad = start(loaded, save, failed('saveMap', new Failure('BACKEND_BAD_RESPONSE')));
    expect(bad.emitted[1]).toEqual({ type: 'failed', problem: 'unreachable' });
    const lost = start(loaded, save, failed('saveMap', new Failure('NETWORK')));
    expect(lost.emitted[1]).toEqual({ type: 'failed', problem: null });
  });

  it('asks its own question before it removes a map [MAP-19, GMED-05, GEN-22]', () => {
    const asked = start(loaded, of('remove'));
    expect(questionIn(asked.snapshot.getMeta(), asked.snapshot.context.question)).toBe(
      'Voulez-vous supprimer cette carte ?',
    );
    const other = startGlobal(loaded, of('remove')).snapshot;
    expect(questionIn(other.getMeta(), other.context.question)).toBe(
      'Voulez-vous supprimer la carte ?',
    );
    expect(asked.calls).toHaveLength(1);
    expect(start(loaded, of('remove'), of('cancel')).snapshot).toOnlyAccept(ready, samples);
  });

  it('closes once the map of a territory is removed [MAP-20]', () => {
    const gone = start(loaded, of('remove'), of('confirm'), done('removeMap', removed));
    expect(gone.emitted.slice(1).map(({ type }) => type)).toEqual(['changed', 'closed']);
    expect(gone.snapshot.matches('closed')).toBe(true);
  });

  it('shows an empty map once the global one is removed [GMED-06]', () => {
    const gone = startGlobal(loaded, of('remove'), of('confirm'), done('removeMap', removed));
    expect(gone.calls.map(({ src }) => src)).toEqual(['editableMap', 'removeMap', 'editableMap']);
    expect(gone.emitted.slice(1).map(({ type }) => type)).toEqual(['changed']);
  });

  it('tells a failed removal and keeps the map [MAP-22, GMED-07]', () => {
    const events = [loaded, of('remove'), of('confirm')];
    const refused = start(...events, done('removeMap', aRefusal()));
    expect(refused.emitted[1]).toEqual({ type: 'failed', problem: aRefusal() });
    expect(refused.snapshot).toOnlyAccept(ready, samples);
  });

  it('exports what is drawn, and says so if nothing is [MAP-35, MAP-36, IMP-02]', () => {
    expect(start(loaded, exporting(features)).emitted[1]).toEqual({ type: 'exported', features });
    const { snapshot, emitted } = start(loaded, exporting(none));
    expect(emitted).toHaveLength(1);
    expect(snapshot.matches('nothingToExport')).toBe(true);
    expect(snapshot).toOnlyAccept(['dialog.closed', 'quit'], samples);
  });

  it('loads again after an import, and its dialog is closed [MAP-33]', () => {
    const opened = { type: 'dialog.opened' as const, dialog: 'file' as const };
    const { snapshot, calls } = start(loaded, opened, of('imported'));
    expect(snapshot.context.dialog).toBe(null);
    expect(calls).toEqual([{ src: 'editableMap' }, { src: 'editableMap' }]);
  });

  it('opens and closes its help without leaving the map [MAP-44, MAP-45]', () => {
    expect(start(loaded, print).snapshot.context.dialog).toBe('print');
    expect(start(loaded, print, of('dialog.closed')).snapshot.context.dialog).toBe(null);
  });

  it('says why a map cannot be loaded, and tries again [MAP-23]', () => {
    const { snapshot } = start(failed('editableMap', new Failure('REFUSED', 'Non.')));
    expect(snapshot.context.problem).toEqual({ ...aRefusal(), message: 'Non.' });
    expect(snapshot).toOnlyAccept(['quit', 'retry'], samples);
  });

  it('quits without a question, whatever is drawn [MAP-18, GMED-12, B-96]', () => {
    expect(start(loaded, of('quit')).emitted[1]).toEqual({ type: 'closed' });
  });

  it.each(['editableMap', 'saveMap', 'removeMap'])(
    'a session that has ended in %s leads to the sign-in [SHELL-06]',
    (id) => {
      const before = { editableMap: [], saveMap: [loaded, save] }[id] ?? [
        loaded,
        of('remove'),
        of('confirm'),
      ];
      const ended = failed(id, new Failure('UNAUTHENTICATED'));
      expect(nextIn(start(...before, ended).snapshot.getMeta())).toBe('/login');
    },
  );

  it('no path removes a map but through the question, and every state is reached [DC-03]', () => {
    const events = [
      ...samples,
      loaded,
      done('editableMap', nowhere),
      done('removeMap', removed),
      done('saveMap', faster),
      ...everyFailure('editableMap'),
    ];
    expect(waysInto(mapEditorMachine, territory, events, 'removing')).toEqual([
      'confirmingRemoval confirm',
    ]);
    expect(neverEntered(mapEditorMachine, [territory, global], events)).toEqual([]);
  });
});
