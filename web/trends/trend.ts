import type { TrendsQuery } from '#web/parts/graphql/generated/graphql.ts';

import type { TableCells } from '../parts/table-export/exported.rows.ts';

export type Trends = NonNullable<TrendsQuery['trends']>;

/** A name of the legend, with its place among the colours of the chart. */
export interface Key {
  readonly name: string;
  readonly mark: 'area' | 'line';
}

export interface Point {
  /** What it stands above or beside: a month, a quarter or a type. */
  readonly at: string;
  readonly name: string;
  readonly value: number;
}

export type ChartKind = 'exits' | 'rest' | 'states' | 'late';

export interface Chart {
  readonly kind: ChartKind;
  readonly points: readonly Point[];
  readonly legend: readonly Key[];
  /** The labels below the axis, by what stands there. */
  readonly labels: Readonly<Record<string, string>>;
}

/** One finding: in a sentence, as a chart and as a table. */
export interface TrendView {
  readonly title: string;
  readonly finding: string;
  /** What the figures are shares of, where it is not plain. */
  readonly basis: string | null;
  /** Null where there is nothing to draw. */
  readonly chart: Chart | null;
  readonly table: TableCells | null;
}
