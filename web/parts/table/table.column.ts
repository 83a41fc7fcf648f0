import type { ReactNode } from 'react';

export type SortValue = string | number | boolean | null;

export type Column<Row> = {
  /** The field's name on the wire, used in the address when sorting. */
  readonly id: string;
  readonly header: string;
  /** Rendered below the header of a table. */
  readonly underHeader?: ReactNode;
  /** The text that is shown, searched and measured. */
  readonly text: (row: Row) => string;
  /** What says nothing on a card, or folded under a row's name; a column of its own shows it. */
  readonly saysNothing?: (row: Row) => boolean;
  /** False where the text is nothing to search for. */
  readonly searched?: false;
  /** The value to sort by; without it the column is not sortable. */
  readonly sortBy?: (row: Row) => SortValue;
  /** A text that anybody wrote: it is exported as it stands, also where it looks like a day. */
  readonly words?: true;
  /** How its two orders are said: ascending, descending; by the kind of its values, words by default. */
  readonly orders?: readonly [string, string] | 'words' | 'days' | 'numbers';
  /** The words by which its rows can be chosen, '' for none; without it the list is not filtered by it. */
  readonly filter?: (row: Row) => string;
  /** Its values are people, whom no view keeps (B-170). */
  readonly personal?: true;
  /** Renders more than the text, e.g. a link or a button. */
  readonly cell?: (row: Row) => ReactNode;
  /** The column that names the row and stays visible while scrolling; the first one by default. */
  readonly heads?: boolean;
  /** Shows the word of the row's class (late, soon). */
  readonly marksRow?: boolean;
  readonly align?: 'end';
  /** Width in `ch`; measured by default. */
  readonly width?: number;
  /** The same in a compact table. */
  readonly compactWidth?: number;
  /** Its texts say what they are: folded in a compact table, they stand without the header. */
  readonly plain?: true;
  /** A compact table shows the icons of its cells without their words, paper only where it says `always`. */
  readonly brief?: 'always' | 'onScreen';
  /** Takes the remaining width, and no less than `width`. */
  readonly grows?: true;
  /**
   * Where the table is too narrow for all columns, those of the highest rank stand under the row's
   * name (OWN-31); without a rank a column stays, and the table scrolls.
   */
  readonly folds?: number;
  /** Stands below the row's other cells, across the whole table, whose last column it is (OWN-116). */
  readonly beneath?: true;
  /** Its place on the card under 960 px, `detail` by default; `wide` spans the card. */
  readonly card?: 'title' | 'fact' | 'detail' | 'wide' | 'action' | 'none';
};

export type RecordRows<Row> = {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  readonly cssClass: (row: Row) => string;
  /** Called on a click outside the row's controls, and on Enter. */
  readonly onRow?: ((row: Row) => void) | undefined;
};

/** What a cell shows: its own rendering, or its text. */
export const contentOf = <Row>(column: Column<Row>, row: Row): ReactNode =>
  column.cell === undefined ? column.text(row) : column.cell(row);

/** Whether a card, or the line under a row's name, shows the column. */
export const isFilled = <Row>({ text, saysNothing }: Column<Row>, row: Row) =>
  text(row) !== '' && saysNothing?.(row) !== true;

/** Whether the search covers the column. */
export const isSearched = <Row>({ card, searched }: Column<Row>) =>
  card !== 'action' && searched !== false;

/** The index of the column that names the row. */
export const headsAt = (columns: readonly { readonly heads?: boolean | undefined }[]) =>
  Math.max(
    columns.findIndex(({ heads }) => heads === true),
    0,
  );
