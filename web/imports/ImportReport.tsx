import { useEffect, useRef } from 'react';

import type { Options } from '#machines/imports/import.rules.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Switch } from '../parts/fields/Switch.tsx';
import { RecordTable } from '../parts/table/RecordTable.tsx';
import classes from './Imports.module.css';
import { importsTexts as texts } from './imports.texts.ts';
import { importStatuses, type ImportView, type ReportRow } from './imports.view.ts';
import { reportColumns } from './report.columns.tsx';

interface Props {
  readonly view: ImportView;
  readonly report: NonNullable<ImportView['report']>;
  readonly onOptions: (options: Options) => void;
  readonly onBack: () => void;
  readonly onCheck: () => void;
  readonly onRun: () => void;
}

const rowId = ({ line }: ReportRow) => String(line);
const cssClass = () => '';

/** What each line would change, and the button that imports them. */
export function ImportReport({ view, report, onOptions, onBack, onCheck, onRun }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { skipping, inviting } = view;
  return (
    <section className={classes.report}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.reportOf(view.fileName ?? '')}
      </h2>
      <ul className={classes.chips}>
        {importStatuses.map((status) => (
          <li key={status} data-status={status}>
            <strong>{report[status]}</strong> {texts.statuses[status]}
          </li>
        ))}
      </ul>
      {view.problem !== null && (
        <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
      )}
      <div className={classes.options}>
        {view.bad > 0 && (
          <Switch
            kind="checkbox"
            label={texts.skip(view.bad)}
            hint={texts.skipHint}
            checked={skipping}
            disabled={view.busy}
            onChange={(checked) => onOptions({ skipping: checked, inviting })}
          />
        )}
        {view.kind === 'people' && report.created > 0 && (
          <Switch
            kind="checkbox"
            label={texts.invite}
            hint={texts.inviteHint}
            checked={inviting}
            disabled={view.busy}
            onChange={(checked) => onOptions({ skipping, inviting: checked })}
          />
        )}
        {view.toRun === 0 && <p className={classes.hint}>{texts.nothingToRun}</p>}
      </div>
      <div className={classes.actions}>
        <Button onClick={onBack} disabled={view.busy}>
          {texts.columns}
        </Button>
        {view.problem !== null && (
          <Button onClick={onCheck} disabled={view.busy}>
            {texts.again}
          </Button>
        )}
        <Button kind="primary" busy={view.importing} disabled={!view.canRun} onClick={onRun}>
          {texts.run(view.toRun)}
        </Button>
      </div>
      <RecordTable
        caption={texts.reportOf(view.fileName ?? '')}
        columns={reportColumns}
        rows={report.rows}
        rowId={rowId}
        cssClass={cssClass}
        counted={texts.counted}
        emptyText={texts.noLines}
      />
    </section>
  );
}
