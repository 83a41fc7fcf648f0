import type { Target } from '#machines/imports/import.rules.ts';
import type { ImportKind } from '#schema/generated.ts';

/** A file, and all that comes of it in a congregation that has some of its numbers and people. */
export interface Case {
  readonly file: string;
  /** What is right, in words. */
  readonly expected: string;
  /** The sentence for a file that cannot be read. */
  readonly unreadable?: string;
  /** Columns without which nothing can be judged, where nothing is taken for them. */
  readonly missing?: readonly Target[];
  readonly kind: ImportKind | null;
  /** Columns with a meaning: their head and what they are taken for. */
  readonly columns: readonly string[];
  /** Sentences above the columns, and what the guess says of itself. */
  readonly remarks: readonly string[];
  /** Line, verdict, what it is about, reason. */
  readonly lines: readonly string[];
  /** Rows that the import adds or changes without a further decision. */
  readonly written: readonly string[];
}

/** Of a file that cannot be read nothing comes. */
export const untouched = { kind: null, columns: [], remarks: [], lines: [], written: [] } as const;
