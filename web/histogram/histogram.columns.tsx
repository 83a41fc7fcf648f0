import { orders } from '../domain/territory/orders.texts.ts';
import type { Column } from '../parts/table/table.column.ts';
import { mapLinkColumn, noVisitedColumn } from '../domain/territory/territory.columns.tsx';
import { restBand } from '../domain/territory/rest-band.ts';
import { TerritoryLink } from '../domain/territory/TerritoryLink.tsx';
import { withProduct } from '../parts/texts/product.ts';
import type { Axis } from './axis.ts';
import { histogramTexts as texts } from './histogram.texts.ts';
import type { HistogramTerritory, Strip } from './histogram.view.ts';
import { StripOfAssignments } from './Strip.tsx';
import { TimeAxis } from './TimeAxis.tsx';

interface Drawing {
  readonly axis: Axis;
  /** Told the width of the axis. */
  readonly onRoom: (pixels: number) => void;
  readonly stripOf: (row: HistogramTerritory) => Strip;
  /** `yyyy-mm-dd`. */
  readonly today: string;
  /** Rows are shown as cards, where each strip takes the focus itself. */
  readonly cards: boolean;
}

/** One row per territory: its assignments on a time axis, and how it stands now (HIST-08, HIST-09, B-18). */
export function histogramColumns({
  axis,
  onRoom,
  stripOf,
  today,
  cards,
}: Drawing): readonly Column<HistogramTerritory>[] {
  return [
    {
      id: 'number_name',
      header: withProduct(texts.numberName),
      text: (row) => row.numberName,
      sortBy: (row) => row.numberName,
      orders: orders.number,
      cell: (row) => <TerritoryLink link={row.link}>{row.numberName}</TerritoryLink>,
      card: 'title',
    },
    {
      id: 'total_output',
      header: texts.totalOutput,
      text: (row) => String(row.totalOutput),
      sortBy: (row) => row.totalOutput,
      orders: orders.outputs,
      align: 'end',
      width: 8,
      compactWidth: 7.5,
      folds: 2,
    },
    {
      id: 'return_date',
      header: texts.returnDate,
      text: (row) => row.returnDateHuman,
      // What was never out has rested longest.
      sortBy: (row) => row.returnDate ?? '',
      orders: orders.rest,
      filter: (row) => (row.exited ? texts.out : restBand(row.returnDate, today)),
      cell: (row) => (
        <>
          {row.returnDateHuman} {row.exited && texts.expected}
        </>
      ),
      card: 'fact',
      marksRow: true,
      width: 11,
      compactWidth: 19,
      brief: 'always',
      folds: 1,
    },
    {
      id: 'login',
      header: texts.login,
      text: (row) => row.login,
      sortBy: (row) => row.login || null,
      filter: (row) => row.login,
      personal: true,
      width: 13,
      compactWidth: 19,
      folds: 3,
      plain: true,
    },
    {
      id: 'activity',
      header: texts.activity,
      text: (row) => row.activity,
      sortBy: (row) => row.activity || null,
      filter: (row) => row.activity,
      folds: 4,
      plain: true,
    },
    noVisitedColumn,
    {
      id: 'type',
      header: texts.type,
      text: (row) => row.type,
      sortBy: (row) => row.type,
      filter: (row) => row.type,
      width: 12,
      compactWidth: 16,
      folds: 7,
      plain: true,
    },
    mapLinkColumn,
    {
      id: 'assignments',
      header: texts.assignments,
      underHeader: <TimeAxis axis={axis} onRoom={onRoom} />,
      text: (row) => (row.assignments ?? []).map(({ text }) => text).join(', '),
      cell: (row) => (
        <>
          <StripOfAssignments
            strip={stripOf(row)}
            name={row.numberName}
            id={row.link}
            focusable={cards}
          />
          {cards && <TimeAxis axis={axis} onRoom={onRoom} />}
        </>
      ),
      searched: false,
      card: 'wide',
      width: 0,
      beneath: true,
    },
  ];
}
