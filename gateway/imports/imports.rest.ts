import type {
  ImportChoice,
  ImportColumn,
  ImportedFile,
  ImportKind,
  ImportStatus,
  ImportWordField,
} from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';
import { flag } from '../parts/rest/wire.ts';

interface WireCounts {
  readonly created: number;
  readonly updated: number;
  readonly ignored: number;
}

export interface WireWord {
  readonly field: ImportWordField;
  readonly word: string;
  readonly other_spellings: readonly string[];
  readonly lines: readonly number[];
  readonly decided: boolean;
  readonly nearest: readonly number[];
  readonly new_name: string | null;
  readonly new_fault: string | null;
  readonly removable: boolean;
}

interface WireReport extends WireCounts {
  readonly incomplete: number;
  readonly words: readonly WireWord[];
  readonly offers: readonly {
    readonly field: ImportWordField;
    readonly options: readonly { readonly id: number; readonly name: string }[];
  }[];
  readonly types_created: number;
  readonly people_created: number;
  readonly doubtful: number;
  readonly refused: number;
  readonly maps_replaced: number;
  readonly digest: string;
  readonly lines: readonly {
    readonly line: number;
    readonly status: ImportStatus;
    readonly about: string;
    readonly reason: string | null;
  }[];
}

interface WireImport extends WireCounts {
  readonly id: number;
  readonly kind: ImportKind;
  readonly file_name: string;
  readonly login: string;
  readonly datetime: string;
  readonly datetime_human: string;
  readonly skipped: number;
  readonly undone: boolean;
}

interface RunOptions {
  readonly choices: readonly ImportChoice[];
  readonly skipped: readonly number[];
  readonly digest: string;
  readonly invite: boolean;
}

const wireColumns: Partial<Record<ImportColumn, string>> = {
  noVisited: 'no_visited',
  mapUrl: 'map_url',
  releaseDate: 'release_date',
  returnDate: 'return_date',
};

const importForm = (
  { kind, name, columns, rows }: ImportedFile,
  choices: readonly ImportChoice[],
) => ({
  kind,
  file_name: name,
  columns: columns.map((column) => wireColumns[column] ?? column).join(','),
  rows: JSON.stringify(rows.map(({ line, cells }) => ({ line, cells }))),
  choices: JSON.stringify(
    choices.map(({ field, word, take, id }) => ({ field, word, take, ...(id && { id }) })),
  ),
});

/** Milliseconds: thousands of lines exceed the usual timeout. */
const long = { patience: 60_000 } as const;

/** REST calls of imports, beyond the contract (OWN-09). */
export const importsRest = (rest: Rest) => ({
  importReport: (file: ImportedFile, choices: readonly ImportChoice[]) =>
    rest.read<WireReport>('/import/check', importForm(file, choices), long),

  imports: () => rest.find<{ readonly imports: readonly WireImport[] }>('/import/list'),

  runImport: (file: ImportedFile, { choices, skipped, digest, invite }: RunOptions) =>
    rest.post<WireCounts & { readonly import_id: number }>(
      '/import/run',
      { ...importForm(file, choices), skipped: skipped.join(','), digest, invite: flag(invite) },
      long,
    ),

  undoImport: (importId: string) => rest.post('/import/undo', { import_id: importId }, long),
});
