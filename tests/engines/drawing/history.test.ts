import { fc } from '../../support/rounds.ts';
import { describe, expect, it } from 'vitest';
import { begun, type History, recorded, redone, undone } from '#engines/drawing/history.ts';
import type { DrawnMap } from '#engines/drawing/drawn-map.ts';
import { exported, imported } from '#engines/drawing/foreign-file.ts';
import { simple, openRing } from '#engines/drawing/ring.ts';
import { aDrawnMap, anEdit } from './random-maps.ts';

const times = <T>(count: number, step: (state: T) => T, start: T): T =>
  Array.from({ length: count }).reduce<T>((state) => step(state), start);

describe('what was drawn', () => {
  it('fifty random edits and fifty times back give the start, fifty times forth the end [OWN-03]', () => {
    fc.assert(
      fc.property(aDrawnMap, fc.array(anEdit, { minLength: 50, maxLength: 50 }), (start, edits) => {
        const end = edits.reduce<History<DrawnMap>>((history, edit) => {
          const result = edit(history.present);
          return recorded(history, result.valid ? result.map : history.present);
        }, begun(start));
        const back = times(50, undone, end);
        expect(back.present).toEqual(start);
        expect(times(50, redone, back)).toEqual(end);
      }),
      { numRuns: 200 },
    );
  });

  it('never holds a polygon that crosses itself or has fewer than three corners [MAP-37, MAP-39]', () => {
    fc.assert(
      fc.property(aDrawnMap, ({ geojson }) => {
        for (const { geometry } of geojson.features)
          if (geometry.type === 'Polygon')
            for (const ring of geometry.coordinates) expect(simple(openRing(ring))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('comes back from its file as it was [IMP-05]', () => {
    fc.assert(
      fc.property(aDrawnMap, ({ geojson }) => {
        expect(imported(exported(geojson))).toEqual(geojson);
      }),
      { numRuns: 200 },
    );
  });

  it('gives every feature an id of its own, which an edit of another one leaves as it is', () => {
    fc.assert(
      fc.property(aDrawnMap, anEdit, (map, edit) => {
        const result = edit(map);
        const { ids, geojson, nextId } = result.valid ? result.map : map;
        expect(ids).toHaveLength(geojson.features.length);
        expect(new Set(ids).size).toBe(ids.length);
        expect(Math.max(0, ...ids)).toBeLessThan(nextId);
        const touched = map.geojson.features.filter(
          (feature, place) => geojson.features[ids.indexOf(map.ids[place]!)] !== feature,
        );
        expect(touched.length).toBeLessThan(3);
      }),
      { numRuns: 200 },
    );
  });

  it('can be taken back a hundred steps and no further', () => {
    const numbers = times(
      150,
      (history: History<number>) => recorded(history, history.present + 1),
      begun(0),
    );
    expect(times(200, undone, numbers).present).toBe(50);
    expect(times(300, redone, times(200, undone, numbers)).present).toBe(150);
  });

  it('a new edit forgets what had been taken back', () => {
    const again = recorded(undone(recorded(begun('a'), 'b')), 'c');
    expect(redone(again)).toEqual({ past: ['a'], present: 'c', future: [] });
  });
});
