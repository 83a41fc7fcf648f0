import type { FileTable, Interpretation, Target } from '#machines/imports/import.rules.ts';
import type { ImportKind } from '#schema/generated.ts';

import { columnsOf } from './column-values.ts';
import { listGuess } from './list-guess.ts';
import { shapeGuess } from './shape-guess.ts';

/** Territory Helper's own sheets are recognised by the position of their columns (web/imports/README.md). */
const byPlace: readonly {
  readonly kind: ImportKind;
  readonly fits: (heads: readonly string[]) => boolean;
  readonly at: Readonly<Record<number, Target>>;
}[] = [
  {
    kind: 'history',
    fits: (heads) =>
      heads.length > 8 &&
      /type/iu.test(heads[0] ?? '') &&
      /numb/iu.test(heads[1] ?? '') &&
      /publisher/iu.test(heads[4] ?? ''),
    at: { 1: 'number', 4: 'login', 7: 'releaseDate', 8: 'returnDate' },
  },
];

type Guessed = Pick<FileTable, 'heads'> & Partial<FileTable>;

/** The likely kind and targets of a table, by the heads and the values of its columns; the targets alone, of a given kind. */
export function interpretationOf(
  { heads, rows = [], shapes }: Guessed,
  kind: ImportKind | null = null,
): Interpretation {
  if (shapes && (kind ?? 'territories') === 'territories') return shapeGuess({ heads, rows });
  const layout = byPlace.find((it) => it.fits(heads) && (kind ?? it.kind) === it.kind);
  if (layout) {
    return { kind: layout.kind, targets: heads.map((_, at) => layout.at[at] ?? null) };
  }
  return listGuess(columnsOf({ heads }, rows), kind);
}
