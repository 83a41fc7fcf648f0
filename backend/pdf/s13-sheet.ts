/** The S-13 as the thread that draws it gets it: words only. */
export interface S13Sheet {
  readonly form: 's13';
  readonly title: string;
  readonly yearLabel: string;
  readonly year: string;
  readonly heads: {
    readonly number: string;
    readonly lastCovered: string;
    readonly assignedTo: string;
    readonly assignedOn: string;
    readonly coveredOn: string;
  };
  readonly footNote: string;
  /** The form's own name and edition, at the foot on the left. */
  readonly edition: string;
  /** Stands before '1/3' at the foot on the right. */
  readonly pageWord: string;
  /** `S13Territory[]` as the database has written it: a text goes to the thread at once, a tree does not. */
  readonly territories: string;
}

export interface S13Territory {
  readonly number: number;
  /** The last completion before the service year; '' when there is none. */
  readonly last_covered: string;
  readonly assignments: readonly S13Assignment[];
}

export interface S13Assignment {
  readonly assigned_to: string;
  readonly assigned_on: string;
  readonly covered_on: string;
}

/** What one line of the form holds: four assignments at most. */
export interface S13Line {
  readonly number: string;
  readonly lastCovered: string;
  readonly assignments: readonly S13Assignment[];
}
