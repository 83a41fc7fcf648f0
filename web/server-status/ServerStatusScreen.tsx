import { ArrowLeftOutlined } from '@ant-design/icons';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from 'urql';

import { jobRetryMachine } from '#machines/server-status/job-retry.machine.ts';

import { AuditFile } from '../domain/audit/AuditFile.tsx';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { useConfirmation } from '../parts/confirm/useConfirmation.ts';
import { ProblemInSight } from '../parts/failure/ProblemInSight.tsx';
import { queryView } from '../parts/graphql/query.view.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { usePolling } from '../parts/polling/usePolling.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { Screen } from '../parts/screen/Screen.tsx';
import { useSite } from '../parts/site/site.ts';
import { FailedJobs } from './FailedJobs.tsx';
import { jobRetryActors } from './server-status.actors.ts';
import { serverStatusQuery } from './server-status.operations.ts';
import { serverStatusTexts as texts } from './server-status.texts.ts';
import { retryAbout, serverStatusView } from './server-status.view.ts';
import { Presence } from './Presence.tsx';
import { ServerFacts } from './ServerFacts.tsx';
import classes from './ServerStatus.module.css';

/** Milliseconds. */
const pace = 20_000;

/** The state of the server and its failed jobs, for site administrators; a screen beyond the documented ones (OWN-92, OWN-93). */
export function ServerStatusScreen() {
  const { show } = useNotice();
  const { mailsKept } = useSite();
  const [{ data, fetching, error }, load] = useQuery({
    query: serverStatusQuery,
  });
  const reload = () => load({ requestPolicy: 'network-only' });
  usePolling(pace, reload);
  const { ask, ...retry } = useConfirmation(jobRetryMachine, jobRetryActors, (notice) => {
    if (notice !== null) show(notice);
    reload();
  });
  const onRetry = useCallback((jobId: string | null) => ask({ jobId }), [ask]);
  const status = data?.serverStatus;
  const view = status && serverStatusView(status, mailsKept);

  return (
    <Screen
      title={texts.title}
      help="serveur"
      action={
        <Link to="/c-admin" className={classes.back}>
          <ArrowLeftOutlined aria-hidden /> {texts.back}
        </Link>
      }
    >
      <ProblemInSight problem={retry.problem} />
      <QueryStates view={queryView({ fetching, shown: view, error })} onRetry={reload}>
        {({ facts, concerns, presence, jobs, hidden }) => (
          <div className={classes.page}>
            <ServerFacts facts={facts} concerns={concerns} />
            <FailedJobs
              jobs={jobs}
              hidden={hidden}
              canRetry={retry.question === null && retry.doing === null}
              retrying={retry.doing && (retry.doing.jobId ?? '')}
              onRetry={onRetry}
            />
            <Presence rows={presence} />
            <AuditFile everyCongregation />
          </div>
        )}
      </QueryStates>
      <Confirm
        question={retry.question}
        about={retryAbout(retry.asked, view?.jobs ?? [], status?.failed ?? 0)}
        onAnswer={retry.onAnswer}
      />
    </Screen>
  );
}
