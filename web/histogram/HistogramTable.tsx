import { useCallback, useMemo, useState, type CSSProperties } from 'react';

import { Alert } from '../parts/alert/Alert.tsx';
import { useWide } from '../parts/media/useMediaQuery.ts';
import { usePrinting } from '../parts/printing/usePrinting.ts';
import { Empty } from '../parts/screen/Empty.tsx';
import { ways } from '../parts/screen/ways.texts.ts';
import { RecordTable } from '../parts/table/RecordTable.tsx';
import { product, withProduct } from '../parts/texts/product.ts';
import type { Line } from './axis.ts';
import { histogramColumns } from './histogram.columns.tsx';
import { histogramTexts as texts } from './histogram.texts.ts';
import {
  histogramAxis,
  messageOf,
  stripOf,
  type Histogram,
  type HistogramTerritory,
} from './histogram.view.ts';
import { HistogramActs } from './HistogramActs.tsx';
import { HistogramLegend } from './HistogramLegend.tsx';
import type { Span, Years } from './span.address.ts';
import { StripHints } from './StripHints.tsx';

interface Props {
  readonly list: Histogram;
  /** The strips of all rows have been loaded. */
  readonly whole: boolean;
  readonly span: Span;
  readonly years: Years | null;
  readonly today: string;
}

const rowId = (row: HistogramTerritory) => row.link;
const cssClass = (row: HistogramTerritory) => row.cssClass;
const nameOf = (row: HistogramTerritory) => row.numberName;
const counted = [product, `${product}s`] as const;

/** One row per territory, with its assignments as a strip over time (HIST-08 … HIST-12). */
export function HistogramTable({ list, whole, span, years, today }: Props) {
  const { month, prefilter } = span;
  const printing = usePrinting();
  const cards = !(useWide() || printing);
  const { firstReleaseDate } = list;
  const [seenRoom, setRoom] = useState<number>();
  const room = printing ? undefined : seenRoom;
  const axis = useMemo(
    () => histogramAxis(firstReleaseDate, { month, years, room }, today),
    [firstReleaseDate, month, years, room, today],
  );
  const stripOfRow = useCallback(
    (row: HistogramTerritory) => stripOf(row, axis, list),
    [axis, list],
  );
  const columns = useMemo(
    () => histogramColumns({ axis, onRoom: setRoom, stripOf: stripOfRow, today, cards }),
    [axis, stripOfRow, today, cards],
  );
  const rows = useMemo(() => new Map(list.territories.map((row) => [row.link, row])), [list]);
  const message = messageOf(list);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const selection = useMemo(() => {
    if (!list.manages) return undefined;
    const chosen = list.territories.filter(({ link }) => ticked.includes(link));
    return {
      chosen: new Set(chosen.map(rowId)),
      onChoose: setTicked,
      nameOf,
      besideNames: true as const,
      acts: <HistogramActs chosen={chosen} />,
    };
  }, [list, ticked]);
  const table = useMemo(
    () => (
      <RecordTable
        caption={texts.titleUnknown}
        columns={columns}
        rows={list.territories}
        rowId={rowId}
        cssClass={cssClass}
        counted={counted}
        emptyText={
          prefilter ? (
            withProduct(texts.nothingLeft)
          ) : (
            <Empty text={texts.noTerritory} ways={[ways.create]} />
          )
        }
        legend={<HistogramLegend {...list} />}
        selection={selection}
        toCome={whole ? undefined : texts.stripsToCome}
        exportable={whole}
      />
    ),
    [columns, list, whole, prefilter, selection],
  );
  const ticks: CSSProperties & Record<'--ticks', string> = { '--ticks': gridOf(axis.lines) };

  return (
    <>
      {message !== null && <Alert severity={message.severity}>{message.text}</Alert>}
      <StripHints
        style={ticks}
        stripOf={(id) => {
          const row = rows.get(id);
          return row && stripOfRow(row);
        }}
      >
        {table}
      </StripHints>
    </>
  );
}

/** The background shared by all strips: a line where each month, quarter or year begins. */
const gridOf = (lines: readonly Line[]): string =>
  lines.length === 0
    ? 'none'
    : lines
        .map(({ at, strong }) => {
          const colour = strong ? 'var(--line-strong)' : 'var(--line)';
          return `linear-gradient(${colour}, ${colour}) ${at * 100}% 0 / 1px 100% no-repeat`;
        })
        .join(', ');
