import { describe, expect, it } from 'vitest';
import { tableWidths } from '#web/parts/table/table.widths.ts';

const first = { header: 'Nom', texts: ['T1'], width: 10 };

describe('the widths of a list', () => {
  it('give long columns their share of the remaining space, and at least what they need', () => {
    const long = { header: 'Note', texts: ['une note assez longue'] };
    expect(tableWidths([first, long, { header: 'Oui', texts: ['x'], width: 8 }])).toEqual({
      columns: [10, null, 8],
      least: 10 + 13 + 8,
    });
  });

  it('let a column grow beyond its width, but not shrink below it [HIST-08]', () => {
    expect(tableWidths([first, { header: 'Bande', texts: [], width: 22, grows: true }])).toEqual({
      columns: [10, null],
      least: 32,
    });
  });
});
