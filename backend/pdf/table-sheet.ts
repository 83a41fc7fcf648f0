/** A table on A4 pages, as the thread that draws it gets it: words only, French included. */
export interface TableSheet {
  readonly title: string;
  readonly subtitle: string;
  /** Stands before '1/3' at the foot of each page. */
  readonly pageWord: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly string[])[];
}

export interface TableColumn {
  readonly title: string;
  /** In points; 523 of them are between the margins. */
  readonly width: number;
  readonly align?: 'left' | 'right' | 'center';
}
