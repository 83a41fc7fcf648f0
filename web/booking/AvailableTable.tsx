import { useMemo, type CSSProperties, type ReactNode } from 'react';

import { Empty } from '../parts/screen/Empty.tsx';
import { ways } from '../parts/screen/ways.texts.ts';
import { RecordTable } from '../parts/table/RecordTable.tsx';
import { product, withProduct } from '../parts/texts/product.ts';
import { serverColour } from '../parts/theme/server-colour.ts';
import classes from './AvailableTable.module.css';
import { availableColumns } from './booking.columns.tsx';
import { bookingTexts as texts } from './booking.texts.ts';
import type { AvailableTerritory, RestChip } from './booking.view.ts';

interface Props {
  readonly rows: readonly AvailableTerritory[];
  readonly chips: readonly RestChip[];
  readonly territoryIds: readonly string[];
  readonly tools: ReactNode;
  readonly onChoose: (territoryIds: readonly string[]) => void;
  /** What can be done with the chosen ones; undefined for a reader who manages nothing. */
  readonly acts: ReactNode;
}

const rowId = (row: AvailableTerritory) => row.territoryId;
const cssClass = (row: AvailableTerritory) => row.cssClass;
const nameOf = (row: AvailableTerritory) => row.numberName;
const counted = [product, `${product}s`] as const;

/** Available territories, each row edged in the colour of the rest threshold it has passed (AVL-06, B-17). */
export function AvailableTable({ rows, chips, territoryIds, tools, onChoose, acts }: Props) {
  const chosen = useMemo(() => new Set(territoryIds), [territoryIds]);
  const edges: CSSProperties & Record<`--${string}`, string> = {};
  for (const { cssClass: name, color } of chips) edges[`--${name}`] = serverColour(color);
  return (
    <div className={classes.available} style={edges}>
      <RecordTable
        caption={withProduct(texts.titleUnknown)}
        columns={availableColumns}
        rows={rows}
        rowId={rowId}
        cssClass={cssClass}
        counted={counted}
        emptyText={<Empty text={texts.none} ways={[ways.create, ways.return]} />}
        tools={tools}
        selection={{ chosen, onChoose, nameOf, acts, countedElsewhere: true }}
      />
    </div>
  );
}
