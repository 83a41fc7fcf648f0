import { useMemo } from 'react';

import type { Severity } from '#web/parts/graphql/generated/graphql.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Legend } from '../domain/assignment/Legend.tsx';
import { withRequests, type RequestColumn } from '../one-tap/requests.columns.tsx';
import { Empty } from '../parts/screen/Empty.tsx';
import { ways } from '../parts/screen/ways.texts.ts';
import { RecordTable } from '../parts/table/RecordTable.tsx';
import { product, withProduct } from '../parts/texts/product.ts';
import { ChosenExits } from './ChosenExits.tsx';
import { exitedColumns } from './exited.columns.tsx';
import { exitedTexts } from './exited.texts.ts';
import type { ExitedHeader, ExitedTerritory } from './exited.view.ts';
import type { ExitedActions } from './useExitedActions.ts';

interface Props {
  readonly headers: readonly ExitedHeader[];
  readonly rows: readonly ExitedTerritory[];
  readonly message: { readonly text: string; readonly severity: Severity } | null;
  readonly actions: ExitedActions;
  readonly requests: RequestColumn;
  /** Ticked rows. */
  readonly chosen: readonly ExitedTerritory[];
  readonly onChoose: (historyIds: readonly string[]) => void;
}

const rowId = (row: ExitedTerritory) => row.historyId;
const nameOf = (row: ExitedTerritory) => row.numberName;
const cssClass = (row: ExitedTerritory) => row.cssClass;
const counted = [product, `${product}s`] as const;

export function ExitedTable({ headers, rows, message, requests, actions, ...ticks }: Props) {
  const columns = useMemo(
    () => withRequests(exitedColumns(headers, actions), requests),
    [headers, actions, requests],
  );
  return (
    <>
      {message !== null && <Alert severity={message.severity}>{message.text}</Alert>}
      <RecordTable
        caption={withProduct(exitedTexts.titleUnknown)}
        columns={columns}
        rows={rows}
        rowId={rowId}
        cssClass={cssClass}
        counted={counted}
        emptyText={<Empty text={exitedTexts.none} ways={[ways.exit]} />}
        legend={<Legend />}
        selection={
          actions.today === null
            ? undefined
            : {
                chosen: new Set(ticks.chosen.map(rowId)),
                onChoose: ticks.onChoose,
                nameOf,
                besideNames: true,
                acts: <ChosenExits chosen={ticks.chosen} actions={actions} />,
              }
        }
      />
    </>
  );
}
