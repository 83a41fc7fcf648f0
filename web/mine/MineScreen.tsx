import { useQuery } from 'urql';

import { Alert } from '../alert/Alert.tsx';
import { useChanged } from '../changes/useChanged.ts';
import { queryView } from '../graphql/query.view.ts';
import { Legend } from '../legend/Legend.tsx';
import { QueryStates } from '../screen/QueryStates.tsx';
import { Screen } from '../screen/Screen.tsx';
import { RecordTable } from '../table/RecordTable.tsx';
import { product, withProduct } from '../texts/product.ts';
import { mineColumns } from './mine.columns.tsx';
import { myExitedTerritoriesQuery } from './mine.operations.ts';
import { mineTexts } from './mine.texts.ts';
import { mineView, type MyTerritory } from './mine.view.ts';

const rowId = (row: MyTerritory) => row.numberName;
const cssClass = (row: MyTerritory) => row.cssClass;
const counted = [product, `${product}s`] as const;

/** Spec 1 §2 t-my-exited, the first screen after signing in. */
export function MineScreen() {
  const [{ data, fetching, error }, load] = useQuery({
    query: myExitedTerritoriesQuery,
    requestPolicy: 'cache-and-network',
  });
  const reload = useChanged(() => load({ requestPolicy: 'network-only' }));
  const view = queryView({ fetching, shown: data?.myExitedTerritories, error });
  const title = withProduct(mineTexts.title);

  return (
    <Screen title={title} list>
      <QueryStates view={view} onRetry={reload}>
        {(mine) => {
          const { message, rows, listed } = mineView(mine);
          return (
            <>
              {message !== null && <Alert severity={message.severity}>{message.text}</Alert>}
              {listed && (
                <RecordTable
                  caption={title}
                  columns={mineColumns}
                  rows={rows}
                  rowId={rowId}
                  cssClass={cssClass}
                  counted={counted}
                  searchable={false}
                  exportable={false}
                  legend={<Legend />}
                />
              )}
            </>
          );
        }}
      </QueryStates>
    </Screen>
  );
}
