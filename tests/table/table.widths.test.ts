import { describe, expect, it } from 'vitest';
import { tableWidths } from '#web/table/table.widths.ts';

const first = { header: 'Nom', texts: ['T1'], width: 10 };

describe('the widths of a list', () => {
  it('give what is long its share of the room that is left, and no less than it needs', () => {
    const long = { header: 'Note', texts: ['une note assez longue'] };
    expect(tableWidths([first, long, { header: 'Oui', texts: ['x'], width: 8 }])).toEqual({
      columns: [10, null, 8],
      least: 10 + 13 + 8,
    });
  });

  it('let a column grow beyond its width, and never below [HIST-08]', () => {
    expect(tableWidths([first, { header: 'Bande', texts: [], width: 22, grows: true }])).toEqual({
      columns: [10, null],
      least: 32,
    });
  });
});
