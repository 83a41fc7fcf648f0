/** How a map is read: what its reader may decide. */
export interface MapReading {
  /** Closed lines are taken as areas. */
  readonly outlines: boolean;
  /** Latitude stands in front of longitude; null: as the coordinates tell. */
  readonly latitudeFirst: boolean | null;
}

export const readAsItIs: MapReading = { outlines: true, latitudeFirst: null };

interface Counted {
  readonly code: 'linesLeftOut' | 'links' | 'overlays' | 'files' | 'unreadableCoordinates';
  readonly count: number;
}

interface Named {
  readonly code: 'withoutShape' | 'outside' | 'damagedFiles';
  /** What the shapes or files are called. */
  readonly names: readonly string[];
}

/** What is to be said about a map that was read; counts are of shapes or files. */
export type MapRemark =
  | Counted
  | Named
  | { readonly code: 'projected'; readonly projection: string; readonly guessed: boolean }
  /** `choice`: without them there are other shapes. */
  | {
      readonly code: 'closedLines';
      readonly count: number;
      readonly taken: boolean;
      readonly choice: boolean;
    }
  | { readonly code: 'latitudeFirst'; readonly taken: boolean };
