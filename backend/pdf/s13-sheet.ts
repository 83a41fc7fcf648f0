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
  readonly lines: readonly S13Line[];
}

export interface S13Line {
  readonly number: string;
  readonly lastCovered: string;
  /** Four at most. */
  readonly assignments: readonly S13Assignment[];
}

export interface S13Assignment {
  readonly assignedTo: string;
  readonly assignedOn: string;
  readonly coveredOn: string;
}
