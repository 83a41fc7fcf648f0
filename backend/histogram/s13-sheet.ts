import type { S13Sheet } from '#engines/paper/s13-sheet.ts';
import type { ServiceYear } from './s13.rules.ts';
import { s13Texts as texts } from './s13.texts.ts';

/** The S-13 of a service year (B-63). */
export const s13Sheet = (territories: string, { name }: ServiceYear): S13Sheet => ({
  form: 's13',
  title: texts.title,
  yearLabel: texts.yearLabel,
  year: String(name),
  heads: texts,
  footNote: texts.footNote,
  edition: texts.edition,
  pageWord: texts.page,
  territories,
});
