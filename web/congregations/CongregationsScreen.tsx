import { PlusOutlined } from '@ant-design/icons';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { useQuery } from 'urql';

import { congregationsMachine } from '#machines/congregations/congregations.machine.ts';
import type { SiteCongregation } from '#schema/generated.ts';

import { ArchiveImport } from '../archive/ArchiveImport.tsx';
import { useArchiveExport } from '../archive/use-archive-export.ts';
import { Button } from '../button/Button.tsx';
import { useChanged } from '../changes/useChanged.ts';
import { Confirm } from '../confirm/Confirm.tsx';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useEmitted } from '../flow/useEmitted.ts';
import { useNext } from '../flow/useNext.ts';
import { queryView } from '../graphql/query.view.ts';
import { useNotice } from '../notice/notice.ts';
import { QueryStates } from '../screen/QueryStates.tsx';
import { Screen } from '../screen/Screen.tsx';
import { RecordTable } from '../table/RecordTable.tsx';
import { CongregationDialog } from './CongregationDialog.tsx';
import { congregationsActors } from './congregations.actors.ts';
import { congregationColumns } from './congregations.columns.tsx';
import { siteCongregationsQuery } from './congregations.operations.ts';
import { congregationsTexts as texts } from './congregations.texts.ts';
import { congregationsView, removalFailure } from './congregations.view.ts';
import classes from './Congregations.module.css';

const rowId = ({ id }: SiteCongregation) => id;
const cssClass = () => '';
const none: readonly SiteCongregation[] = [];

/** Spec 2 §2 c-admin: the congregations of the site. */
export function CongregationsScreen() {
  const { show } = useNotice();
  const [{ data, fetching, error }, load] = useQuery({
    query: siteCongregationsQuery,
    requestPolicy: 'cache-and-network',
  });
  const reload = useChanged(() => load({ requestPolicy: 'network-only' }));
  const [snapshot, send, actor] = useMachine(
    useActors(congregationsMachine, congregationsActors),
    inspection,
  );
  const listed = data?.siteCongregations ?? none;
  const list = queryView({ fetching, shown: data?.siteCongregations, error });
  const view = congregationsView(snapshot, listed);
  const { view: archive, send: sendArchive } = useArchiveExport();

  useNext(snapshot);
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
    reload();
  });
  useEmitted(actor, 'removalFailed', ({ problem }) => {
    const notice = removalFailure(problem);
    if (notice !== null) show(notice);
    reload();
  });

  const { canAct, removing } = view;
  const { canExport, exporting } = archive;
  const columns = useMemo(
    () =>
      congregationColumns({
        canAct,
        removing,
        onEdit: (congregationId) => send({ type: 'edit', congregationId }),
        onRemove: (congregationId) => send({ type: 'remove', congregationId }),
        canExport,
        exporting,
        onExport: (congregationId) => sendArchive({ type: 'export', congregationId }),
      }),
    [canAct, removing, canExport, exporting, send, sendArchive],
  );
  const table = (
    <RecordTable
      caption={texts.title}
      columns={columns}
      rows={listed}
      rowId={rowId}
      cssClass={cssClass}
      counted={texts.counted}
      emptyText={texts.empty}
    />
  );

  return (
    <Screen
      title={texts.title}
      action={
        <div className={classes['actions']}>
          {listed.length > 0 && <ArchiveImport onChanged={reload} />}
          <Button
            kind="primary"
            disabled={!view.canAdd}
            onClick={() => send({ type: 'add', listed: listed.length })}
          >
            <PlusOutlined aria-hidden /> {texts.add}
          </Button>
        </div>
      }
      list
    >
      <QueryStates view={list} onRetry={reload}>
        {() => table}
      </QueryStates>
      {list.state === 'failed' && table}
      <CongregationDialog
        dialog={view.dialog}
        onSave={(entered) => send({ type: 'save', ...entered })}
        onCancel={() => send({ type: 'cancel' })}
      />
      <Confirm question={view.question} about={view.about} onAnswer={send} />
      <Confirm
        question={archive.question}
        about={listed.find(({ id }) => id === archive.congregationId)?.name}
        onAnswer={sendArchive}
      />
    </Screen>
  );
}
