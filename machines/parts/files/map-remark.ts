import type { FoundShape, Mending } from '#engines/geojson/impossible-shapes.ts';

/** How a map is read: what its reader may decide. */
export interface MapReading {
  /** Closed lines are taken as areas. */
  readonly outlines: boolean;
  /** Latitude stands in front of longitude; null: as the coordinates tell. */
  readonly latitudeFirst: boolean | null;
  /** What becomes of impossible shapes; null leaves them as they are, to be refused. */
  readonly mending: Mending | null;
}

export const readAsItIs: MapReading = { outlines: true, latitudeFirst: null, mending: null };

interface Counted {
  readonly code: 'linesLeftOut' | 'links' | 'overlays' | 'files' | 'unreadableCoordinates';
  readonly count: number;
}

interface Named {
  readonly code: 'withoutShape' | 'outside' | 'damagedFiles' | 'pointsApart' | 'outlinesApart';
  /** What the shapes or files are called. */
  readonly names: readonly string[];
}

interface Lines {
  readonly code: 'totals' | 'repeatedHeads' | 'pageLines';
  /** Their numbers in the file. */
  readonly lines: readonly number[];
}

/** What is to be said about a map or a list that was read; counts are of shapes or files. */
export type MapRemark =
  | Counted
  | Named
  | Lines
  | { readonly code: 'projected'; readonly projection: string; readonly guessed: boolean }
  /** `choice`: without them there are other shapes. */
  | {
      readonly code: 'closedLines';
      readonly count: number;
      readonly taken: boolean;
      readonly choice: boolean;
    }
  | {
      readonly code: 'impossible';
      readonly shapes: readonly FoundShape[];
      readonly mending: Mending | null;
    }
  | { readonly code: 'latitudeFirst'; readonly taken: boolean };
