import { describe, expect, it } from 'vitest';
import { roomsOf, sharedWidths } from '#web/parts/table/table.widths.ts';

const name = { header: 'Nom', texts: ['T1'], width: 10 };
const note = { header: 'Note', texts: ['une note un peu longue'] };

describe('the room of a column [OWN-31, OWN-257]', () => {
  it('is that of its longest text on one line, and less where it may break', () => {
    expect(roomsOf([name, note, { header: 'Oui', texts: ['x'], width: 8 }], 'comfortable')).toEqual(
      [
        { full: 10, least: 10 },
        { full: expect.closeTo(18.37), least: 13 },
        { full: 8, least: 8 },
      ],
    );
  });

  it('is smaller around the text in a compact table, which keeps a person’s name on one line', () => {
    expect(roomsOf([name, note], 'compact')[1]).toEqual({ full: expect.closeTo(17.62), least: 16 });
  });

  it('keeps single words whole, as e-mails are, up to a length at which they may break', () => {
    const mail = (letters: number) => ({
      header: 'E-mail',
      texts: ['a@b.fr', `${'a'.repeat(letters - 5)}@b.fr`],
    });
    const roomOfMail = (letters: number) => roomsOf([name, mail(letters)], 'compact')[1];
    expect(roomOfMail(30)).toEqual({ full: expect.closeTo(25.57), least: expect.closeTo(25.57) });
    expect(roomOfMail(45)).toEqual({ full: 30, least: 16 });
  });

  it('of a row’s name is at most 48, of which 40 must be seen in a compact table and 22 otherwise', () => {
    const long = { header: 'Territoire', texts: ['T45 - '.padEnd(120, 'NGUYỄN ')] };
    expect(roomsOf([long], 'compact')).toEqual([{ full: 48, least: 40 }]);
    expect(roomsOf([long], 'comfortable')).toEqual([{ full: 48, least: 22 }]);
  });
});

describe('the widths that share a room [OWN-257]', () => {
  const columns = [
    { full: 40, least: 22, heads: true, grows: false },
    { full: 30, least: 16, heads: false, grows: false },
    { full: 20, least: 13, heads: false, grows: false },
    { full: 9, least: 9, heads: false, grows: false },
  ];

  it('are the least ones where there is no more, or too little', () => {
    expect(sharedWidths(columns, 60.5)).toEqual([22, 16, 13, 9]);
    expect(sharedWidths(columns, 20)).toEqual([22, 16, 13, 9]);
  });

  it('give the name first what it lacks, then the others by what they lack', () => {
    expect(sharedWidths(columns, 70.5)).toEqual([32, 16, 13, 9]);
    expect(sharedWidths(columns, 89)).toEqual([40, 23, 16.5, 9]);
  });

  it('are the full ones where all fit; the browser spreads what is left', () => {
    expect(sharedWidths(columns, 500)).toEqual([40, 30, 20, 9]);
  });

  it('leave what is left to a column that grows, which does not shrink below its own [HIST-08]', () => {
    const growing = { full: 22, least: 22, heads: false, grows: true };
    expect(sharedWidths([...columns, growing], 500)).toEqual([40, 30, 20, 9, null]);
  });
});
