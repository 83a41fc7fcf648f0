/** Input of the drawing thread for the S-13: words only. */
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
  /** Name and edition of the form, at the bottom left. */
  readonly edition: string;
  /** Printed before '1/3' at the bottom right. */
  readonly pageWord: string;
  /**
   * `S13Territory[]` as JSON text from the database: transferring a string to the thread is cheap,
   * cloning objects is not.
   */
  readonly territories: string;
}

export interface S13Territory {
  readonly number: number;
  /** Last return before the service year; '' without any. */
  readonly last_covered: string;
  readonly assignments: readonly S13Assignment[];
}

export interface S13Assignment {
  readonly assigned_to: string;
  readonly assigned_on: string;
  readonly covered_on: string;
}

/** One line of the form, with at most four assignments. */
export interface S13Line {
  readonly number: string;
  readonly lastCovered: string;
  readonly assignments: readonly S13Assignment[];
}
