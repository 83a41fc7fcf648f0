import { describe, expect, it } from 'vitest';
import { tableWidths } from '#web/parts/table/table.widths.ts';

const first = { header: 'Nom', texts: ['T1'], width: 10 };

describe('the widths of a list', () => {
  it('give long columns their share of the remaining space, and at least what they need', () => {
    const long = { header: 'Note', texts: ['une note assez longue'] };
    expect(tableWidths([first, long, { header: 'Oui', texts: ['x'], width: 8 }])).toEqual({
      columns: [10, null, 8],
      leasts: [10, 13, 8],
    });
  });

  it('let a column grow beyond its width, but not shrink below it [HIST-08]', () => {
    expect(tableWidths([first, { header: 'Bande', texts: [], width: 22, grows: true }])).toEqual({
      columns: [10, null],
      leasts: [10, 22],
    });
  });

  it('keep single words whole, as e-mails are, up to a length at which they may break [OWN-31]', () => {
    const mail = (letters: number) => ({
      header: 'E-mail',
      texts: ['a@b.fr', `${'a'.repeat(letters - 5)}@b.fr`],
    });
    expect(tableWidths([first, mail(30)])).toEqual({ columns: [10, 29], leasts: [10, 29] });
    expect(tableWidths([first, mail(40)])).toEqual({ columns: [10, null], leasts: [10, 13] });
  });
});
