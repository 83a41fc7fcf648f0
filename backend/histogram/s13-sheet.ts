import type { S13Sheet } from '../pdf/s13-sheet.ts';
import type { s13Territories } from './s13.queries.ts';
import { inLines, type ServiceYear } from './s13.rules.ts';
import { s13Texts as texts } from './s13.texts.ts';

type Territories = Awaited<ReturnType<typeof s13Territories>>;

/** The service year on paper (B-63); the number stands again where a territory goes on below. */
export const s13Sheet = (territories: Territories, { name }: ServiceYear): S13Sheet => ({
  form: 's13',
  title: texts.title,
  yearLabel: texts.yearLabel,
  year: String(name),
  heads: texts,
  footNote: texts.footNote,
  edition: texts.edition,
  pageWord: texts.page,
  lines: territories.flatMap(({ number, last_covered, assignments }) =>
    inLines(assignments).map((line, at) => ({
      number: String(number),
      lastCovered: at === 0 ? last_covered : '',
      assignments: line.map(({ assigned_to, assigned_on, covered_on }) => ({
        assignedTo: assigned_to,
        assignedOn: assigned_on,
        coveredOn: covered_on,
      })),
    })),
  ),
});
