import { useMemo } from 'react';

import { Button } from '../parts/button/Button.tsx';
import { RecordTable } from '../parts/table/RecordTable.tsx';
import { failedJobColumns } from './failed-jobs.columns.tsx';
import { serverStatusTexts as texts } from './server-status.texts.ts';
import type { JobRow } from './server-status.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './ServerStatus.module.css';

interface Props {
  readonly jobs: readonly JobRow[];
  /** Says that not all of them are listed. */
  readonly hidden: string | null;
  readonly canRetry: boolean;
  /** Null: none; '': all of them. */
  readonly retrying: string | null;
  /** Without a job: all of them. */
  readonly onRetry: (jobId: string | null) => void;
}

const rowId = ({ id }: JobRow) => id;
const cssClass = () => '';

/** The failed jobs of the server, each with 'Relancer' (OWN-93). */
export function FailedJobs({ jobs, hidden, canRetry, retrying, onRetry }: Props) {
  const columns = useMemo(
    () => failedJobColumns({ canRetry, retrying, onRetry }),
    [canRetry, retrying, onRetry],
  );
  return (
    <section className={classes.part} aria-labelledby="failed-jobs">
      <h2 id="failed-jobs">{texts.failedJobs}</h2>
      {jobs.length === 0 ? (
        <p className={blocks.quiet}>{texts.noneFailed}</p>
      ) : (
        <>
          {hidden !== null && <p className={blocks.quiet}>{hidden}</p>}
          <RecordTable
            caption={texts.failedJobs}
            columns={columns}
            rows={jobs}
            rowId={rowId}
            cssClass={cssClass}
            counted={texts.countedJobs}
            searchable={false}
            exportable={false}
            tools={
              <Button disabled={!canRetry} busy={retrying === ''} onClick={() => onRetry(null)}>
                {texts.retryAll}
              </Button>
            }
          />
        </>
      )}
    </section>
  );
}
