import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play, waysInto } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { mapEditorMachine } from '#machines/map/map-editor.machine.ts';
import { lastPosition } from '#machines/map/map-editor.rules.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type { MapFeatures } from '#schema/geojson.ts';
import { aMap, drawn, features, imported, removed, saved } from './map-answers.ts';

const unplaced = { latitude: null, longitude: null, zoom: null };
const nowhere = done('editableMap', aMap(unplaced));
const place = { latitude: 43.73, longitude: 7.42, zoom: 15 };
const save = { type: 'save' as const, ...place };
const of = <const Type extends string>(type: Type) => ({ type });
const print = { type: 'help.opened' as const, help: 'print' as const };
const restored = { type: 'draft.restored' as const, draft: features };
const samples = [
  save,
  of('map.moved'),
  print,
  restored,
  ...(['remove', 'confirm', 'cancel', 'quit', 'retry', 'dialog.closed'] as const).map(of),
  ...(['overwrite', 'reread', 'export', 'import'] as const).map(of),
];
const refusal = refusalError('La carte est vide.');
const outdated = refusalError('Quelqu’un d’autre a enregistré.', 'warning', 'overwrite');
const territory = { global: false, lastCoordinates: '15|43.7|7.4' };
const global = { global: true, lastCoordinates: null };
const loaded = done('editableMap', aMap());
const always = ['draft.restored', 'quit'];
const ready = [...always, 'dialog.closed', 'export', 'help.opened', 'import', 'remove', 'save'];
type Happening = Parameters<typeof play<typeof mapEditorMachine>>[2][number];
const start = (...events: Happening[]) => play(mapEditorMachine, territory, events);
const startGlobal = (...events: Happening[]) => play(mapEditorMachine, global, events);
const drop = { to: 'draft', event: { type: 'drop' } };
const keep = (map: MapFeatures | null) => ({
  to: 'draft',
  event: { type: 'keep', draft: map },
});

describe('a map editor', () => {
  it('loads its map and hands it to the drawing and the draft [MAP-07, GMED-02]', () => {
    expect(start().calls).toEqual([{ src: 'editableMap' }]);
    expect(start().snapshot).toOnlyAccept(always, samples);
    const { snapshot, emitted, sent } = start(
      done('editableMap', aMap({ geojsonFeature: features })),
    );
    expect(emitted).toEqual([{ type: 'loaded', map: aMap({ geojsonFeature: features }) }]);
    expect(sent).toEqual([
      { to: 'drawing', event: { type: 'map.loaded', features, drawable: aMap().drawable } },
      { to: 'draft', event: { type: 'read', known: features } },
    ]);
    expect(snapshot).toOnlyAccept(ready, samples);
  });

  it('starts where the server says [MAP-08]', () => {
    const { snapshot, calls } = start(loaded);
    expect(snapshot.context.start).toEqual({ latitude: 43.73, longitude: 7.42, zoom: 16 });
    expect(calls).toHaveLength(1);
  });

  it('else where the last map was saved, one zoom further out [MAP-09, B-29]', () => {
    const { snapshot, calls } = start(nowhere);
    expect(snapshot.context.start).toEqual({ latitude: 43.7, longitude: 7.4, zoom: 14 });
    expect(calls).toHaveLength(1);
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

  it('knows what is drawn and not saved, and has it kept [MAP-13, OWN-03]', () => {
    const { snapshot, sent } = start(loaded, drawn(features));
    expect(snapshot.context.drawn).toBe(features);
    expect(snapshot.context.saved).not.toBe(features);
    expect(sent.slice(2)).toEqual([keep(features)]);
    const { saved: before } = snapshot.context;
    const back = start(loaded, drawn(features), drawn(before));
    expect(back.sent.slice(3)).toEqual([keep(null)]);
    expect(start(loaded, drawn(before)).sent).toHaveLength(2);
  });

  it('has a draft that is taken up again drawn [OWN-03]', () => {
    expect(start(loaded, restored).sent[2]).toEqual({ to: 'drawing', event: restored });
  });

  it('saves what is drawn where the map is, stays open and tells it [MAP-11, MAP-13, MAP-15, GMED-03]', () => {
    const events = [loaded, drawn(features), save];
    const { snapshot, calls, emitted, sent } = start(...events, done('saveMap', saved));
    expect(calls[1]).toEqual({
      src: 'saveMap',
      input: { ...place, features, version: '7', forceOverwrite: false },
    });
    expect(emitted[1]).toEqual({ type: 'changed', outcome: saved, notice: saved.notice });
    expect(snapshot.context.saved).toBe(features);
    expect(sent.slice(3)).toEqual([drop, keep(null)]);
    expect(snapshot).toOnlyAccept(ready, samples);
    expect(start(...events).snapshot).toOnlyAccept(always, samples);
  });

  it('keeps as unsaved what is drawn while it saves [MAP-13, OWN-03]', () => {
    const more: MapFeatures = { ...features };
    const events = [loaded, drawn(features), save, drawn(more), done('saveMap', saved)];
    const { snapshot, sent } = start(...events);
    expect(snapshot.context.saved).toBe(features);
    expect(snapshot.context.drawn).toBe(more);
    expect(sent.slice(-2)).toEqual([drop, keep(more)]);
  });

  it('names the version it read, and after a save the one it made', () => {
    const again = start(loaded, save, done('saveMap', saved), save);
    expect(again.calls[2]?.input).toMatchObject({ version: '8', forceOverwrite: false });
  });

  it('asks whose drawing shall stay when somebody saved meanwhile', () => {
    const events = [loaded, drawn(features), save, failed('saveMap', outdated)];
    const { snapshot, emitted } = start(...events);
    expect(snapshot).toOnlyAccept([...always, 'cancel', 'overwrite', 'reread'], samples);
    expect(snapshot.context.problem).toEqual(outdated.refusal);
    expect(emitted).toHaveLength(1);

    const own = start(...events, of('overwrite'));
    expect(own.calls.at(-1)).toEqual({
      src: 'saveMap',
      input: { ...place, features, version: '7', forceOverwrite: true },
    });
    const kept = start(...events, of('overwrite'), done('saveMap', saved), save);
    expect(kept.calls.at(-1)?.input).toMatchObject({ version: '8', forceOverwrite: false });

    const theirs = start(...events, of('reread'));
    expect(theirs.calls.at(-1)).toEqual({ src: 'editableMap' });
    const goingOn = start(...events, of('cancel'));
    expect(goingOn.snapshot).toOnlyAccept(ready, samples);
    expect(goingOn.snapshot.context.problem).toBeNull();
    expect(goingOn.snapshot.context.drawn).toBe(features);
  });

  it('tells a failed save, which changes nothing [MAP-17, GMED-04]', () => {
    const after = (error: Error) => start(loaded, drawn(features), save, failed('saveMap', error));
    const refused = after(refusal);
    expect(refused.emitted[1]).toEqual({ type: 'failed', problem: refusal.refusal });
    expect(refused.snapshot).toOnlyAccept(ready, samples);
    expect(refused.snapshot.context.saved).not.toBe(features);
    expect(after(new Failure('BACKEND_BAD_RESPONSE')).emitted[1]).toEqual({
      type: 'failed',
      problem: 'unreachable',
    });
    expect(after(new Failure('NETWORK')).emitted[1]).toEqual({ type: 'failed', problem: null });
  });

  it('asks its own question before it removes a map [MAP-19, GMED-05, GEN-22]', () => {
    const asked = start(loaded, of('remove'));
    expect(questionIn(asked.snapshot.getMeta())).toBe('Voulez-vous supprimer cette carte ?');
    expect(questionIn(startGlobal(loaded, of('remove')).snapshot.getMeta())).toBe(
      'Voulez-vous supprimer la carte ?',
    );
    expect(asked.calls).toHaveLength(1);
    expect(start(loaded, of('remove'), of('cancel')).snapshot).toOnlyAccept(ready, samples);
    expect(startGlobal(loaded, of('remove'), of('cancel')).calls).toHaveLength(1);
  });

  it('closes once the map of a territory is removed [MAP-20]', () => {
    const gone = start(loaded, of('remove'), of('confirm'), done('removeMap', removed));
    expect(gone.emitted.slice(1).map(({ type }) => type)).toEqual(['changed', 'closed']);
    expect(gone.sent.at(-1)).toEqual(drop);
    expect(gone.snapshot.matches('closed')).toBe(true);
  });

  it('shows an empty map once the global one is removed [GMED-06]', () => {
    const gone = startGlobal(loaded, of('remove'), of('confirm'), done('removeMap', removed));
    expect(gone.calls.map(({ src }) => src)).toEqual(['editableMap', 'removeMap', 'editableMap']);
    expect(gone.emitted.slice(1).map(({ type }) => type)).toEqual(['changed']);
  });

  it('tells a failed removal and keeps the map [MAP-22, GMED-07]', () => {
    const events = [loaded, of('remove'), of('confirm')];
    const refused = start(...events, failed('removeMap', refusal));
    expect(refused.emitted[1]).toEqual({ type: 'failed', problem: refusal.refusal });
    expect(refused.sent).toHaveLength(2);
    expect(refused.snapshot).toOnlyAccept(ready, samples);
  });

  it('exports what is drawn, and says so if nothing is [MAP-35, MAP-36, IMP-02]', () => {
    expect(start(loaded, drawn(features), of('export')).emitted[1]).toEqual({
      type: 'exported',
      features,
    });
    const { snapshot, emitted } = start(loaded, of('export'));
    expect(emitted).toHaveLength(1);
    expect(snapshot.matches('nothingToExport')).toBe(true);
    expect(snapshot).toOnlyAccept([...always, 'dialog.closed'], samples);
    const back = start(loaded, of('export'), of('dialog.closed')).snapshot;
    expect(back).toOnlyAccept(ready, samples);
  });

  it('loads again after an import, whose dialog is gone with its draft [MAP-33]', () => {
    expect(start(loaded, of('import')).snapshot.children.importing).toBeDefined();
    const events = [loaded, of('import'), done('importing', imported)];
    const { snapshot, calls, emitted, sent } = start(...events);
    expect(snapshot.children.importing).toBeUndefined();
    expect(calls).toEqual([{ src: 'editableMap' }, { src: 'editableMap' }]);
    expect(emitted[1]).toEqual({ type: 'changed', outcome: imported, notice: imported.notice });
    expect(sent.at(-1)).toEqual(drop);
  });

  it('goes on with its map when an import is closed [MAP-24]', () => {
    const closed = start(loaded, of('import'), done('importing', null));
    expect(closed.calls).toEqual([{ src: 'editableMap' }]);
    expect(closed.emitted).toHaveLength(1);
    expect(closed.snapshot).toOnlyAccept(ready, samples);
  });

  it('opens and closes its help without leaving the map [MAP-44, MAP-45]', () => {
    expect(start(loaded, print).snapshot.context.help).toBe('print');
    expect(start(loaded, print, of('dialog.closed')).snapshot.context.help).toBe(null);
  });

  it('says why a map cannot be loaded, and tries again [MAP-23]', () => {
    const { snapshot } = start(failed('editableMap', refusal));
    expect(snapshot.context.problem).toEqual(refusal.refusal);
    expect(snapshot).toOnlyAccept([...always, 'retry'], samples);
    expect(start(failed('editableMap', refusal), of('retry')).calls).toHaveLength(2);
  });

  it('quits without a question, whatever is drawn, and forgets the draft [MAP-18, GMED-12, B-96]', () => {
    const { emitted, sent } = start(loaded, drawn(features), of('quit'));
    expect(emitted[1]).toEqual({ type: 'closed' });
    expect(sent.at(-1)).toEqual(drop);
  });

  it('a session that has ended is the client’s: the flow goes back and shows nothing [SHELL-06]', () => {
    const after = (id: string, ...before: Happening[]) =>
      start(...before, failed(id, new Failure('UNAUTHENTICATED')));
    expect(after('editableMap').snapshot.context.problem).toBe(null);
    for (const ended of [
      after('saveMap', loaded, save),
      after('removeMap', loaded, of('remove'), of('confirm')),
    ]) {
      expect(ended.emitted[1]).toEqual({ type: 'failed', problem: null });
      expect(ended.snapshot).toOnlyAccept(ready, samples);
    }
  });

  it('no path removes a map but through the question, and every state is reached [DC-03]', () => {
    const events = [
      ...samples,
      loaded,
      nowhere,
      done('removeMap', removed),
      failed('saveMap', outdated),
      ...everyFailure('editableMap'),
    ];
    expect(waysInto(mapEditorMachine, territory, events, 'removing')).toEqual([
      'confirmingTerritoryRemoval confirm',
    ]);
    expect(waysInto(mapEditorMachine, global, events, 'removing')).toEqual([
      'confirmingGlobalRemoval confirm',
    ]);
    expect(neverEntered(mapEditorMachine, [territory, global], events)).toEqual([]);
  });
});
