import { EditOutlined } from '@ant-design/icons';
import { useCallback, useEffect, useMemo, useRef } from 'react';

import type { HistoryEntry, TerritoryHistory } from '#schema/generated.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { ProblemInSight } from '../parts/failure/ProblemInSight.tsx';
import { Loading } from '../parts/failure/Loading.tsx';
import { LeavingGuard } from '../parts/leaving/LeavingGuard.tsx';
import { useWide } from '../parts/media/useMediaQuery.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { RecordTable } from '../parts/table/RecordTable.tsx';
import { editedColumns, historyColumns, reopenColumns } from './history.columns.tsx';
import { historyTexts as texts } from './history.texts.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './HistoryBlock.module.css';
import { HistoryForm } from './HistoryForm.tsx';
import { useReopen } from './useReopen.ts';
import { useHistoryEditor } from './useHistoryEditor.ts';

interface Props {
  readonly territoryId: string;
  readonly numberName: string;
  readonly history: TerritoryHistory;
  /** Makes the page ask again. */
  readonly onChanged: () => void;
}

/** Fewer are seen at a glance. */
const fewRows = 12;

const rowId = (row: HistoryEntry) => row.historyId;

/** Spec 2 §2 t-view, 'Historique des attributions'; of another territory it begins anew. */
export function HistoryBlock(props: Props) {
  return <Block key={props.territoryId} {...props} />;
}

function Block({ territoryId, numberName, history, onChanged }: Props) {
  const { show } = useNotice();
  const edit = useRef<HTMLButtonElement>(null);
  const reopen = useReopen({ territoryId, numberName, history }, (notice) => {
    if (notice !== null) show(notice);
    onChanged();
    // Its own button is gone.
    edit.current?.focus();
  });
  const wide = useWide();
  const { view, today, onEdit, onChoose, onAnswer, ...on } = useHistoryEditor(
    territoryId,
    history,
    onChanged,
  );
  const { histories: rows } = history;
  const editing = view.entry !== null;
  const shown = view.entry?.historyId ?? null;

  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const columns = useMemo(() => {
    if (shown !== null) return editedColumns({ wide, shown, onChoose });
    return reopen.column ? reopenColumns(reopen.column) : historyColumns;
  }, [wide, shown, onChoose, reopen.column]);
  const cssClass = useCallback(
    (row: HistoryEntry) => `${row.cssClass} ${row.historyId === shown ? 'row-current' : ''}`,
    [shown],
  );
  const form = (editing || view.loading) && (
    <div>
      {view.loading && <Loading lines={5} />}
      {editing && (
        <HistoryForm
          {...on}
          view={view}
          rows={rows}
          choosing={!wide}
          today={today}
          reopens={reopen.column?.historyId === shown}
          onChoose={onChoose}
        />
      )}
    </div>
  );

  return (
    <section className={classes.block} aria-labelledby="history-title">
      <div className={`${blocks.spread} ${classes.head}`}>
        <h2 id="history-title">{texts.title}</h2>
        {view.mayEdit && rows.length > 0 && (
          <Button ref={edit} disabled={!view.canEdit} onClick={onEdit}>
            <EditOutlined aria-hidden /> {texts.edit}
          </Button>
        )}
      </div>
      <ProblemInSight problem={reopen.problem} />
      {!editing && view.problem !== null && (
        <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
      )}
      <div className={`${classes.desk} ${form ? classes.editing : ''}`}>
        {!wide && form}
        <div className={classes.list}>
          <RecordTable
            caption={texts.title}
            columns={columns}
            rows={rows}
            rowId={rowId}
            cssClass={cssClass}
            counted={texts.counted}
            emptyText={texts.empty}
            searchable={rows.length > fewRows}
            linked={false}
            dense
            {...(editing && { onRow: onChoose })}
          />
        </div>
        {wide && form}
      </div>
      <Confirm
        question={view.question}
        about={view.about}
        danger={view.deletes}
        onAnswer={onAnswer}
      />
      <Confirm question={reopen.question} about={reopen.about} onAnswer={reopen.onAnswer} />
      <LeavingGuard unsaved={view.unsaved} about={view.about} />
    </section>
  );
}
