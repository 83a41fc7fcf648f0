/** Input of the drawing thread for a table on A4: words only, in French. */
export interface TableSheet {
  readonly form: 'table';
  readonly title: string;
  readonly subtitle: string;
  /** Printed before '1/3' at the bottom of each page. */
  readonly pageWord: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly string[])[];
}

export interface TableColumn {
  readonly title: string;
  /** In points; the page has 523 between its margins. */
  readonly width: number;
  readonly align?: 'left' | 'right' | 'center';
}
