import { nameKey } from './cells.rules.ts';
import type { ImportChoice } from './imports.fields.ts';
import type { ImportRow } from './imports.rules.ts';
import { newTypeName } from './new-names.rules.ts';
import { wordsIn, type Meaning, type Words } from './words.rules.ts';

export interface KnownType {
  readonly id: number;
  readonly shortName: string;
  readonly longName: string;
}

/** The types of the file that nothing here is called. */
export const typeWords = (
  types: readonly KnownType[],
  rows: readonly ImportRow[],
  choices: readonly ImportChoice[],
): Words =>
  wordsIn(
    rows.flatMap(({ line: at, cells: { type } }) =>
      type === undefined || typeNamed(types, type) ? [] : [{ line: at, word: type }],
    ),
    {
      field: 'type',
      options: types.map(({ id, longName: name, shortName }) => ({ id, name, shortName })),
      choices,
      newName: newTypeName,
    },
  );

/** Null for an empty cell. */
export function typeOf(
  types: readonly KnownType[],
  words: Words,
  { cells }: ImportRow,
): Meaning | null {
  if (cells.type === undefined) return null;
  const type = typeNamed(types, cells.type);
  return type ? { means: 'known', id: type.id } : words.meaningOf(cells.type);
}

function typeNamed(types: readonly KnownType[], word: string) {
  const wanted = nameKey(word);
  return (
    types.find(({ longName }) => nameKey(longName) === wanted) ??
    types.find(({ shortName }) => nameKey(shortName) === wanted)
  );
}

export const nameOfType = (types: readonly KnownType[], words: Words, id: number): string =>
  types.find((it) => it.id === id)?.longName ??
  words.created.find((it) => it.id === id)?.name ??
  '';
