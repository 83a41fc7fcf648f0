import { useMemo } from 'react';
import { useQuery } from 'urql';

import { logNewest, logPageSize } from '#schema/limits.ts';

import { LastActs } from '../domain/undo/LastActs.tsx';
import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { useChanged } from '../parts/changes/useChanged.ts';
import { failureTexts } from '../parts/failure/failure.texts.ts';
import { queryView } from '../parts/graphql/query.view.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { Screen } from '../parts/screen/Screen.tsx';
import { useRested } from '../parts/screen/useRested.ts';
import { RecordTable } from '../parts/table/RecordTable.tsx';
import { logColumns } from './log.columns.ts';
import { eventLogsQuery } from './log.operations.ts';
import { logTexts } from './log.texts.ts';
import { logView, type LogEntry } from './log.view.ts';

const rowId = (entry: LogEntry) => entry.id;
const cssClass = (entry: LogEntry) => entry.cssClass;

/** The event log, fifty lines a page; of a long log the newest lines load first, then the rest (spec 2 §2 log). */
export function LogScreen() {
  const [{ data, fetching, error }, load] = useQuery({
    query: eventLogsQuery,
    variables: { newest: logNewest },
  });
  const newest = data?.eventLogs;
  const more = newest ? newest.total > newest.logs.length : false;
  // Fifty thousand lines would occupy the processor before the first are painted.
  const rested = useRested(more);
  const [all, loadAll] = useQuery({
    query: eventLogsQuery,
    variables: { newest: null },
    pause: !more || !rested,
  });
  const reloadAll = () => loadAll({ requestPolicy: 'network-only' });
  const reload = useChanged(() => {
    load({ requestPolicy: 'network-only' });
    if (more) reloadAll();
  });
  const whole = all.data?.eventLogs ?? null;
  const shown = useMemo(() => newest && logView(newest, whole), [newest, whole]);

  return (
    <Screen title={logTexts.title} help="journaux" list>
      <LastActs />
      <QueryStates view={queryView({ fetching, shown, error })} onRetry={reload}>
        {({ rows, message, missing }) => (
          <>
            {message !== null && <Alert severity={message.severity}>{message.text}</Alert>}
            {missing > 0 && all.error && (
              <Alert severity="warning">
                {logTexts.olderMissing} <Button onClick={reloadAll}>{failureTexts.retry}</Button>
              </Alert>
            )}
            <RecordTable
              caption={logTexts.title}
              columns={logColumns}
              rows={rows}
              rowId={rowId}
              cssClass={cssClass}
              counted={logTexts.counted}
              toCome={missing > 0 && !all.error ? logTexts.older : undefined}
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
