import type { Polygon } from 'geojson';
import { describe, expect, it } from 'vitest';
import { asCsv } from '#web/parts/table-export/csv.ts';
import { bringsNothing, heldLines, reportTable } from '#web/imports/report.view.ts';
import { mapsIn } from '#web/imports/sent-file.ts';
import { outlinesPicture } from '#web/parts/map/sketch/outlines-picture.ts';
import { aSquare } from '../support/builders.ts';
import { aReport, aWord, lineOf } from './import-events.ts';

const changed = {
  ...lineOf(3, 'updated'),
  about: 'T3 - Port',
  reason: 'À modifier',
  territoryId: '7',
  changes: [
    { field: 'name' as const, before: 'Port', after: 'Quai' },
    { field: 'gate' as const, before: null, after: '12' },
  ],
};

describe('a report', () => {
  it('as a file has every line, with its values before and after [OWN-317]', () => {
    const report = aReport({ lines: [lineOf(2, 'created'), changed] });
    expect(reportTable(report)).toEqual({
      heads: ['Ligne', 'État', 'Élément', 'Détail', 'Avant', 'Après'],
      rows: [
        [2, 'À créer', 'T2', '', '', ''],
        [
          3,
          'À modifier',
          'T3 - Port',
          'À modifier',
          'Nom\u202F: Port\nPortes\u202F: ',
          'Nom\u202F: Quai\nPortes\u202F: 12',
        ],
      ],
    });
    expect(asCsv(reportTable(report)).split('\r\n')[1]).toBe('2;À créer;T2;;;');
  });

  it('brings nothing where all is there; not where lines are left aside [OWN-316]', () => {
    const lines = [lineOf(2, 'ignored'), lineOf(3, 'ignored')];
    expect(bringsNothing(aReport({ lines }))).toBe(true);
    expect(bringsNothing(aReport({ lines, words: [aWord({ decided: true })] }))).toBe(false);
    expect(bringsNothing(aReport({ lines: [...lines, changed] }))).toBe(false);
    expect(bringsNothing(aReport({ lines: [] }))).toBe(false);
  });

  it('has one tick for changes that are held back and one for what is new, with their numbers [OWN-314]', () => {
    const held = (line: number, territoryId: string | null) => ({
      ...lineOf(line, 'doubtful'),
      confirmable: true,
      territoryId,
    });
    const report = aReport({ lines: [held(2, '1'), held(3, '2'), held(4, null), changed] });
    expect(heldLines(report, [4])).toEqual([
      {
        id: 'updated',
        lines: [2, 3],
        tick: { label: 'Modifier aussi les 2 territoires qui existent', checked: false },
      },
      {
        id: 'created',
        lines: [4],
        tick: { label: 'Créer aussi le territoire douteux', checked: true },
      },
    ]);
    expect(heldLines(aReport(), [])).toEqual([]);
  });
});

describe('the picture of two maps', () => {
  it('has both in one frame; a speck beside a map far away is a spot [OWN-316]', () => {
    const square = (x: number): Polygon => ({
      type: 'Polygon',
      coordinates: [
        [
          [x, 43.7],
          [x + 0.01, 43.7],
          [x + 0.01, 43.71],
          [x, 43.7],
        ],
      ],
    });
    const [here, away] = [[square(7.4)], [square(12.4)]];
    const size = { width: 320, height: 200 };
    const near = outlinesPicture(here, size);
    expect(near?.pathOf(here)).toMatch(/^M[\d. L]+Z$/u);
    const far = outlinesPicture([...here, ...away], size);
    expect(far?.pathOf(here)).toMatch(/^M[\d.]+ [\d.]+a/u);
    expect(far?.pathOf(away)).not.toBe(far?.pathOf(here));
    expect(outlinesPicture([], size)).toBe(null);
  });

  it('takes the map of a line from the file, as it is sent [OWN-316]', () => {
    const map = mapsIn({
      file: { name: 'a.csv' },
      tables: [
        {
          name: 'a.csv',
          heads: ['Numéro', 'Carte'],
          rows: [
            { line: 2, cells: ['1', JSON.stringify(aSquare)] },
            { line: 3, cells: ['2', ''] },
          ],
        },
      ],
      sheet: 0,
      kind: 'territories',
      targets: ['number', 'map'],
    });
    expect(map(2)?.features).toHaveLength(1);
    expect([map(3), map(4)]).toEqual([null, null]);
  });
});
