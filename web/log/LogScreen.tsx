import { useMemo } from 'react';
import { useQuery } from 'urql';

import { logPageSize } from '#schema/limits.ts';

import { Alert } from '../alert/Alert.tsx';
import { useChanged } from '../changes/useChanged.ts';
import { queryView } from '../graphql/query.view.ts';
import { QueryStates } from '../screen/QueryStates.tsx';
import { Screen } from '../screen/Screen.tsx';
import { RecordTable } from '../table/RecordTable.tsx';
import { logColumns } from './log.columns.ts';
import { eventLogsQuery } from './log.operations.ts';
import { logTexts } from './log.texts.ts';
import { logView, type LogEntry } from './log.view.ts';

const rowId = (entry: LogEntry) => entry.id;
const cssClass = (entry: LogEntry) => entry.cssClass;

/** Spec 2 §2 log: who did what, fifty lines a page. */
export function LogScreen() {
  const [{ data, fetching, error }, load] = useQuery({
    query: eventLogsQuery,
    requestPolicy: 'cache-and-network',
  });
  const reload = useChanged(() => load({ requestPolicy: 'network-only' }));
  const logs = data?.eventLogs;
  const shown = useMemo(() => logs && logView(logs), [logs]);

  return (
    <Screen title={logTexts.title} list>
      <QueryStates view={queryView({ fetching, shown, error })} onRetry={reload}>
        {({ rows, message }) => (
          <>
            {message !== null && <Alert severity={message.severity}>{message.text}</Alert>}
            <RecordTable
              caption={logTexts.title}
              columns={logColumns}
              rows={rows}
              rowId={rowId}
              cssClass={cssClass}
              counted={logTexts.counted}
              emptyText={logTexts.nothing}
              notFoundText={logTexts.nothing}
              pageSize={logPageSize}
              multiSort
            />
          </>
        )}
      </QueryStates>
    </Screen>
  );
}
