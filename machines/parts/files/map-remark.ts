/** How a map is read: what the reader of it may decide. */
export interface MapReading {
  /** Closed lines are taken as areas. */
  readonly outlines: boolean;
  /** Latitude stands in front of longitude; null: as the coordinates tell. */
  readonly latitudeFirst: boolean | null;
}

/** What is to be said about a map that was read, in numbers of shapes. */
export type MapRemark =
  | { readonly code: 'latitudeFirst'; readonly taken: boolean }
  | { readonly code: 'linesLeftOut'; readonly count: number };
