import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play, waysInto } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { imported } from './map-answers.ts';
import { type MapRemark, readAsItIs } from '#machines/parts/files/map-remark.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { mapImportMachine } from '#machines/map/map-import.machine.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';

const aFile = (name = 'quartier.geojson', size = 1000) => ({ name, size });
const choose = (name?: string, size?: number) => ({
  type: 'file.chosen' as const,
  file: aFile(name, size),
});
const filter = (on: boolean) => ({ type: 'filter.changed' as const, filter: on });
const span = (name: 'near' | 'town' | 'region' | null) => ({
  type: 'span.chosen' as const,
  span: name,
});
const centre = { latitude: 43.73, longitude: 7.42 };
const bring = { type: 'bring' as const, ...centre };
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const close = { type: 'close' as const };
const repair = {
  type: 'reading.changed' as const,
  reading: { ...readAsItIs, mending: 'repair' as const },
};
const samples = [choose(), repair, filter(true), span('town'), bring, confirm, cancel, close];
const refusal = refusalError('Fichier GeoJSON invalide.');
const converted = (size?: number, remarks: readonly MapRemark[] = []) => ({
  file: aFile(undefined, size),
  remarks,
  drawing: null,
});
const read = done('convertFile', converted());
const filled = [choose(), read];
type Happening = Parameters<typeof play<typeof mapImportMachine>>[2][number];
const start = (...events: Happening[]) => play(mapImportMachine, undefined, events);

describe('an import', () => {
  it('waits for a file; the filter is out of reach until then [MAP-24, MAP-25]', () => {
    expect(start().snapshot).toOnlyAccept(['close', 'file.chosen'], samples);
    expect(start(...filled).snapshot).toOnlyAccept(
      ['bring', 'close', 'file.chosen', 'filter.changed', 'reading.changed', 'span.chosen'],
      samples,
    );
  });

  it.each(['carte.json', 'carte.geojson.txt', 'carte'])('takes no %s [MAP-28, IMP-01]', (name) => {
    const { snapshot, calls } = start(choose(name));
    expect(calls).toEqual([]);
    expect(snapshot.context.fault).toBe('extension');
    expect(snapshot.can(bring)).toBe(false);
  });

  it.each(['carte.geojson', 'CARTE.GEOJSON', 'carte.kml', 'carte.kmz'])(
    'reads a %s [MAP-28, OWN-04]',
    (name) => {
      expect(start(choose(name)).calls).toEqual([
        { src: 'convertFile', input: { file: aFile(name), reading: readAsItIs } },
      ]);
    },
  );

  it('takes 999,999 bytes and not one more, whatever the file was made of [MAP-29, IMP-01, B-55]', () => {
    const of = (size: number) => start(choose(), done('convertFile', converted(size)));
    expect(of(999_999).snapshot.can(bring)).toBe(true);
    expect(of(1_000_000).snapshot.can(bring)).toBe(false);
    expect(of(1_000_000).snapshot.context.fault).toBe('tooLarge');
  });

  it('says so if a file holds no shapes', () => {
    for (const failure of everyFailure('convertFile'))
      expect(start(choose(), failure).snapshot.context.fault).toBe('unreadable');
  });

  it('reads the chosen file anew in another way; what is said stays in sight, another file forgets it [OWN-326]', () => {
    const remark: MapRemark = { code: 'linesLeftOut', count: 2 };
    const sent = { name: 'réparée.geojson', size: 900 };
    const read = done('convertFile', converted(undefined, [remark]));
    const mended = done('convertFile', { file: sent, remarks: [remark], drawing: null });
    const chosen = start(choose(), read, repair, mended, bring, confirm);
    expect(chosen.calls.map(({ src, input }) => [src, input])).toEqual([
      ['convertFile', { file: aFile(), reading: readAsItIs }],
      ['convertFile', { file: aFile(), reading: repair.reading }],
      ['importMap', { file: sent, ...centre, within: null }],
    ]);
    expect(chosen.snapshot.context).toMatchObject({ remarks: [remark], reading: repair.reading });
    expect(start(choose(), read, repair, mended, choose()).snapshot.context).toMatchObject({
      remarks: [],
      reading: readAsItIs,
    });
  });

  it('requires the area when the filter is on; the smallest is there first [MAP-26, MAP-27]', () => {
    expect(start().snapshot.context.span).toBe('near');
    expect(start(...filled, filter(true)).snapshot.can(bring)).toBe(true);
    expect(start(...filled, filter(true), span(null)).snapshot.can(bring)).toBe(false);
    expect(start(...filled, filter(false), span(null)).snapshot.can(bring)).toBe(true);
  });

  it('asks before it overwrites; cancelling makes no call [MAP-30, IMP-03, GMED-09, GEN-22]', () => {
    const { snapshot, calls } = start(...filled, bring);
    expect(questionIn(snapshot.getMeta())).toBe('Voulez-vous écraser la carte existante ?');
    expect(snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
    expect(calls).toHaveLength(1);
    const kept = start(...filled, bring, cancel);
    expect(kept.calls).toHaveLength(1);
    expect(kept.snapshot.context.file).toEqual(aFile());
  });

  it.each([
    ['near', { latitude: 0.002_808, longitude: 0.007_397_5 }],
    ['town', { latitude: 0.01, longitude: 0.04 }],
    ['region', { latitude: 0.08, longitude: 0.11 }],
  ] as const)(
    'sends the file, the middle of the map and the area %s [MAP-27, MAP-31, MAP-32]',
    (name, within) => {
      const events = [...filled, filter(true), span(name), bring, confirm];
      expect(start(...events).calls[1]).toEqual({
        src: 'importMap',
        input: { file: aFile(), ...centre, within },
      });
    },
  );

  it('sends no area with the filter off [MAP-32, GMED-08]', () => {
    expect(start(...filled, bring, confirm).calls[1]?.input).toEqual({
      file: aFile(),
      ...centre,
      within: null,
    });
  });

  it('ends with the answer of the server [MAP-33]', () => {
    const { snapshot } = start(...filled, bring, confirm, done('importMap', imported));
    expect(snapshot.status).toBe('done');
    expect(snapshot.output).toEqual(imported);
    expect(snapshot).toOnlyAccept([], samples);
  });

  it('stays with the message of the server, and keeps the file [MAP-34]', () => {
    const after = (error: Error) => start(...filled, bring, confirm, failed('importMap', error));
    const refused = after(refusal);
    expect(refused.snapshot.context.problem).toEqual(refusal.refusal);
    expect(refused.snapshot.context.file).toEqual(aFile());
    expect(refused.snapshot.can(bring)).toBe(true);
    expect(refused.snapshot.status).toBe('active');
    expect(after(new Failure('BACKEND_BAD_RESPONSE')).snapshot.context.problem).toBe('unreachable');
    expect(after(new Failure('NETWORK')).snapshot.context.problem).toBe(null);
  });

  it('a session that has ended is the client’s: the flow goes back and shows nothing [SHELL-06]', () => {
    const ended = failed('importMap', new Failure('UNAUTHENTICATED'));
    const { snapshot } = start(...filled, bring, confirm, ended);
    expect(snapshot.context.problem).toBe(null);
    expect(snapshot.can(bring)).toBe(true);
  });

  it('ends without an answer when it is closed, but not while a file is on its way', () => {
    for (const before of [[], [choose()], filled]) {
      const { snapshot } = start(...before, close);
      expect(snapshot.status).toBe('done');
      expect(snapshot.output).toBe(null);
    }
    expect(start(...filled, bring, confirm).snapshot).toOnlyAccept([], samples);
  });

  it('no path reaches the call but through the question, and every state is reached [DC-03]', () => {
    const events = [...samples, read, done('importMap', imported), ...everyFailure('importMap')];
    expect(waysInto(mapImportMachine, undefined, events, 'importing')).toEqual([
      'confirming confirm',
    ]);
    expect(neverEntered(mapImportMachine, [undefined], events)).toEqual([]);
  });
});
