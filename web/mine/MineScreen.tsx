import { useQuery } from 'urql';

import { Alert } from '../parts/alert/Alert.tsx';
import { useChanged } from '../parts/changes/useChanged.ts';
import { queryView } from '../parts/graphql/query.view.ts';
import { Legend } from '../parts/legend/Legend.tsx';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { Screen } from '../parts/screen/Screen.tsx';
import { RecordTable } from '../parts/table/RecordTable.tsx';
import { product, withProduct } from '../parts/texts/product.ts';
import { mineColumns } from './mine.columns.tsx';
import { myExitedTerritoriesQuery } from './mine.operations.ts';
import { mineTexts } from './mine.texts.ts';
import { mineView, type MyTerritory } from './mine.view.ts';

const rowId = (row: MyTerritory) => row.numberName;
const cssClass = (row: MyTerritory) => row.cssClass;
const counted = [product, `${product}s`] as const;

/** The reader's own assignments, the first screen after sign-in (spec 1 §2 t-my-exited). */
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
