import { PlusOutlined } from '@ant-design/icons';
import { useMemo } from 'react';
import { useQuery } from 'urql';

import { congregationsMachine } from '#machines/congregations/congregations.machine.ts';
import type { SiteCongregation } from '#schema/generated.ts';

import { ArchiveImport } from '../archive/ArchiveImport.tsx';
import { useArchiveExport } from '../archive/useArchiveExport.ts';
import { GroundsSection } from '../grounds/GroundsSection.tsx';
import { useAdditions } from '../parts/additions/additions.ts';
import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { useChanged } from '../parts/changes/useChanged.ts';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { queryView } from '../parts/graphql/query.view.ts';
import { ServerStatusLink } from '../parts/links/ServerStatusLink.tsx';
import { useNotice } from '../parts/notice/notice.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { Screen } from '../parts/screen/Screen.tsx';
import { useSite } from '../parts/site/site.ts';
import { RecordTable } from '../parts/table/RecordTable.tsx';
import { CongregationDialog } from './CongregationDialog.tsx';
import { congregationsActors } from './congregations.actors.ts';
import { congregationColumns } from './congregations.columns.tsx';
import { siteCongregationsQuery } from './congregations.operations.ts';
import { congregationsTexts as texts } from './congregations.texts.ts';
import { congregationsView, removalFailure } from './congregations.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Congregations.module.css';

const rowId = ({ id }: SiteCongregation) => id;
const cssClass = () => '';
/** Of so many the table takes its own height, so that the grounds below are in sight. */
const fewCongregations = 12;
const none: readonly SiteCongregation[] = [];

/** The congregations of the site, with import and export of their archives (spec 2 §2 c-admin). */
export function CongregationsScreen() {
  const { show } = useNotice();
  const additions = useAdditions();
  const { mailsKept } = useSite();
  const [{ data, fetching, error }, load] = useQuery({
    query: siteCongregationsQuery,
  });
  const reload = useChanged(() => load({ requestPolicy: 'network-only' }));
  const [snapshot, send, actor] = useFlow(congregationsMachine, congregationsActors);
  const listed = data?.siteCongregations ?? none;
  const list = queryView({ fetching, shown: data?.siteCongregations, error });
  const view = congregationsView(snapshot, listed);
  const { view: archive, send: sendArchive } = useArchiveExport();

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
        mailsKept,
        canAct,
        removing,
        onEdit: (congregationId) => send({ type: 'edit', congregationId }),
        onRemove: (congregationId) => send({ type: 'remove', congregationId }),
        archive: additions && {
          canExport,
          exporting,
          onExport: (congregationId) => sendArchive({ type: 'export', congregationId }),
        },
      }),
    [canAct, removing, mailsKept, additions, canExport, exporting, send, sendArchive],
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
    <>
      <Screen
        title={texts.title}
        help="assemblees"
        action={
          <div className={`${blocks.tools} ${classes.actions}`}>
            {listed.length > 0 && <ServerStatusLink />}
            {additions && listed.length > 0 && <ArchiveImport onChanged={reload} />}
            <Button
              kind="primary"
              disabled={!view.canAdd}
              onClick={() => send({ type: 'add', listed: listed.length })}
            >
              <PlusOutlined aria-hidden /> {texts.add}
            </Button>
          </div>
        }
        list={listed.length > fewCongregations}
      >
        {mailsKept && <Alert severity="info">{texts.noMailServer}</Alert>}
        <QueryStates view={list} onRetry={reload}>
          {() => table}
        </QueryStates>
        {list.state === 'failed' && table}
        <CongregationDialog
          dialog={view.dialog}
          onSave={(entered) => send({ type: 'save', ...entered })}
          onCancel={() => send({ type: 'cancel' })}
        />
        <Confirm question={view.question} about={view.about} danger onAnswer={send} />
        <Confirm
          question={archive.question}
          about={listed.find(({ id }) => id === archive.congregationId)?.name}
          onAnswer={sendArchive}
        />
      </Screen>
      {list.state !== 'failed' && <GroundsSection />}
    </>
  );
}
