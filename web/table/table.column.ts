import type { ReactNode } from 'react';
import type { SortValue } from './table.sort.ts';

export type Column<Row> = {
  /** The wire name: it stands in the address when one sorts by it. */
  readonly id: string;
  readonly header: string;
  /** Stands below the header of a table. */
  readonly underHeader?: ReactNode;
  /** What is shown, searched and measured. */
  readonly text: (row: Row) => string;
  /** False where what is shown is no words one could find again. */
  readonly searched?: false;
  /** The machine value; without it the column cannot be sorted. */
  readonly sortBy?: (row: Row) => SortValue;
  /** More than the text: a link, a button. */
  readonly cell?: (row: Row) => ReactNode;
  /** Names the row, and stays in sight; the first column unless said. */
  readonly heads?: boolean;
  /** The word of the row's class (late, soon) stands in this column. */
  readonly marksRow?: boolean;
  readonly align?: 'end';
  /** In `ch`; measured when absent. */
  readonly width?: number;
  /** Takes what room is left, and no less than its width. */
  readonly grows?: true;
  /** Its place on the card a row becomes under 960 px: `detail` unless said; `wide` is as wide as the card. */
  readonly card?: 'title' | 'fact' | 'detail' | 'wide' | 'action' | 'none';
};

export type RecordRows<Row> = {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  readonly cssClass: (row: Row) => string;
  /** In the table, what a click beside the row's own buttons does, and Enter on the row. */
  readonly onRow?: ((row: Row) => void) | undefined;
};

/** Whether the search looks into what the column says. */
export const isSearched = <Row>({ card, searched }: Column<Row>) =>
  card !== 'action' && searched !== false;

/** Where the column stands that names the row. */
export const headsAt = (columns: readonly { readonly heads?: boolean | undefined }[]) =>
  Math.max(
    columns.findIndex(({ heads }) => heads === true),
    0,
  );
