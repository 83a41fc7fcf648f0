import { s13Sheet } from '#backend/histogram/s13-sheet.ts';
import { drawCards } from '#engines/paper/card/draw-cards.ts';
import { drawS13 } from '#engines/paper/draw-s13.ts';
import { drawTable } from '#engines/paper/draw-table.ts';
import { aSheetOf, territory } from '../../cards/some-cards.ts';
import { readPdf } from '../../support/read-pdf.ts';

const year = { name: 2026, begins: '2025-09-01', ends: '2026-08-31' };

const sheets = {
  s13: (names: readonly string[]) => {
    const assignments = names.map((name) => ({
      assigned_to: name,
      assigned_on: '01/09/2025',
      covered_on: '',
    }));
    return drawS13(s13Sheet(JSON.stringify([{ number: 1, last_covered: '', assignments }]), year));
  },
  list: (names: readonly string[]) =>
    drawTable({
      form: 'table',
      title: 'Noms',
      subtitle: '',
      pageWord: 'page',
      columns: [{ title: 'Nom', width: 200 }],
      rows: names.map((name) => [name]),
    }),
  cards: (names: readonly string[]) =>
    drawCards(
      aSheetOf(
        names.map((name) => ({ ...territory(44), name })),
        { grounds: [] },
      ),
    ),
};

/** Words and embedded fonts of a sheet of that kind that holds these names. */
export async function printedSheet(form: keyof typeof sheets, names: readonly string[]) {
  const { pages, fonts } = readPdf(await sheets[form](names));
  return { words: pages.flat(), fonts };
}
