import { useEffect, useMemo, useRef } from 'react';

import type { LineFilter, Options, Take } from '#machines/imports/import.rules.ts';
import type { ImportWord } from '#schema/generated.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Switch } from '../parts/fields/Switch.tsx';
import { useSite } from '../parts/site/site.ts';
import { RecordTable } from '../parts/table/RecordTable.tsx';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Imports.module.css';
import { importsTexts as texts } from './imports.texts.ts';
import { HeldLines } from './HeldLines.tsx';
import type { ImportView } from './imports.view.ts';
import { reportColumns } from './report.columns.tsx';
import { heldLines, reportLines, type ReportRow } from './report.view.ts';
import type { ReportActions } from './ReportDetail.tsx';
import { SaveReport } from './SaveReport.tsx';
import { UnknownWords } from './UnknownWords.tsx';
import { wordGroups } from './words.view.ts';

interface Props extends ReportActions {
  readonly view: ImportView;
  readonly report: NonNullable<ImportView['report']>;
  readonly onTake: (words: readonly ImportWord[], take: Take | null) => void;
  readonly onFilter: (filter: LineFilter) => void;
  readonly onOptions: (options: Options) => void;
  readonly onBack: () => void;
  readonly onRestart: () => void;
  readonly onCheck: () => void;
  readonly onRun: () => void;
}

const rowId = ({ line }: ReportRow) => String(line);
const cssClass = () => '';

/** What each line would change, and the button that imports them. */
export function ImportReport({ view, report, ...on }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { mailsKept } = useSite();
  const { skipping, inviting, filter, choices, confirmed } = view;
  const lines = useMemo(
    () => reportLines(report, { filter, confirmed }),
    [report, filter, confirmed],
  );
  const held = useMemo(() => heldLines(report, confirmed), [report, confirmed]);
  const { mapOf, onConfirm } = on;
  const columns = useMemo(() => reportColumns({ mapOf, onConfirm }), [mapOf, onConfirm]);
  const groups = useMemo(() => wordGroups(report, choices), [report, choices]);
  return (
    <section className={classes.report}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.reportOf(view.fileName ?? '')}
      </h2>
      {view.problem !== null && (
        <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
      )}
      {view.nothingNew && <Alert severity="info">{texts.nothingNew}</Alert>}
      {held.length > 0 && (
        <HeldLines
          held={held}
          drawn={view.drawn}
          disabled={view.busy && !view.judging}
          onConfirm={onConfirm}
        />
      )}
      {groups.length > 0 && (
        <section className={`${blocks.card} ${classes.decide}`} aria-labelledby="import-words">
          <h3 id="import-words">{texts.toDecide}</h3>
          <p className={blocks.hint}>{texts.toDecideHint}</p>
          {groups.map((group) => (
            <UnknownWords
              key={group.field}
              group={group}
              disabled={view.busy && !view.judging}
              onTake={on.onTake}
            />
          ))}
        </section>
      )}
      <div className={classes.options}>
        {view.bad > 0 && (
          <Switch
            kind="checkbox"
            label={texts.skip(view.bad)}
            hint={held.length > 0 ? texts.skipHintHeld : texts.skipHint}
            checked={skipping}
            disabled={view.busy}
            onChange={(checked) => on.onOptions({ skipping: checked, inviting })}
          />
        )}
        {view.kind === 'people' && report.created > 0 && mailsKept && (
          <p className={blocks.hint}>{texts.noPasswords}</p>
        )}
        {view.kind === 'people' && report.created > 0 && !mailsKept && (
          <Switch
            kind="checkbox"
            label={texts.invite}
            hint={texts.inviteHint}
            checked={inviting}
            disabled={view.busy}
            onChange={(checked) => on.onOptions({ skipping, inviting: checked })}
          />
        )}
        {view.toRun === 0 && !view.nothingNew && (
          <p className={blocks.hint}>{texts.nothingToRun}</p>
        )}
      </div>
      <div className={`${blocks.buttons} ${classes.actions}`}>
        <Button onClick={on.onRestart} disabled={view.busy}>
          {texts.otherFile}
        </Button>
        <Button onClick={on.onBack} disabled={view.busy}>
          {texts.columns}
        </Button>
        {view.problem !== null && (
          <Button onClick={on.onCheck} disabled={view.busy}>
            {texts.again}
          </Button>
        )}
        <Button kind="primary" busy={view.importing} disabled={!view.canRun} onClick={on.onRun}>
          {texts.run(view.toRun)}
        </Button>
      </div>
      <p role="status" className={blocks.hint}>
        {view.importing && texts.importing(view.toRun)}
        {view.toRun > 0 && !view.canRun && !view.busy && texts.blocked}
      </p>
      <ul
        className={`${blocks.list} ${blocks.tools} ${classes.chips}`}
        aria-label={texts.filtersLabel}
      >
        {lines.counted.map(({ id, count }) => (
          <li key={id}>
            <button
              type="button"
              data-status={id}
              aria-pressed={lines.filter === id}
              onClick={() => on.onFilter(id)}
            >
              <strong>{count}</strong> {texts.filters[id]}
            </button>
          </li>
        ))}
      </ul>
      <div className={classes.lines}>
        <RecordTable
          caption={texts.reportOf(view.fileName ?? '')}
          columns={columns}
          rows={lines.rows}
          rowId={rowId}
          cssClass={cssClass}
          counted={texts.counted}
          emptyText={texts.noLines}
          tools={<SaveReport report={report} name={texts.reportOf(view.fileName ?? '')} />}
        />
      </div>
    </section>
  );
}
