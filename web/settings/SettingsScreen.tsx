import type { ComponentType } from 'react';

import { settingsMachine } from '#machines/settings/settings.machine.ts';

import { ArchivePanel } from '../archive/ArchivePanel.tsx';
import { AuditPanel } from '../domain/audit/AuditPanel.tsx';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { ErrorCard } from '../parts/failure/ErrorCard.tsx';
import { Stalled } from '../parts/failure/Stalled.tsx';
import { Loading } from '../parts/failure/Loading.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { ImportLink } from '../parts/links/ImportLink.tsx';
import { useNotice } from '../parts/notice/notice.ts';
import { Screen } from '../parts/screen/Screen.tsx';
import { FactorDemandPanel } from '../second-factor/FactorDemandPanel.tsx';
import { settingsActors } from './settings.actors.ts';
import { settingsTexts } from './settings.texts.ts';
import { settingsView } from './settings.view.ts';
import { SettingsForm } from './SettingsForm.tsx';

interface Props {
  /** Editor of the congregation's limits; without it there is no button. */
  readonly MapEditor?: ComponentType<{
    readonly onClose: () => void;
    readonly onChanged: () => void;
  }>;
}

/** Settings of the congregation and export of its archive (spec 2 §2 Settings). */
export function SettingsScreen({ MapEditor }: Props) {
  const { show } = useNotice();
  const [snapshot, send, actor] = useFlow(settingsMachine, settingsActors);
  const view = settingsView(snapshot);
  const retry = () => send({ type: 'retry' });

  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
  });

  return (
    <Screen title={settingsTexts.title} help="parametres" action={<ImportLink />}>
      {view.loading && <Loading lines={6} />}
      {view.stalled && <Stalled onRetry={retry} />}
      {view.failure !== null && (
        <ErrorCard failure={view.failure} refused={view.refused} onRetry={retry} />
      )}
      {view.settings !== null && (
        <SettingsForm
          settings={view.settings}
          view={view}
          onSave={(entered) => send({ type: 'save', entered })}
          onOverwrite={(entered) => send({ type: 'overwrite', entered })}
          onReread={() => send({ type: 'reread' })}
          onDraw={MapEditor && (() => send({ type: 'map.open' }))}
        />
      )}
      {view.settings?.archiveOf && (
        <>
          <ArchivePanel congregationId={view.settings.archiveOf} />
          <FactorDemandPanel />
          <AuditPanel />
        </>
      )}
      <Confirm question={view.question} about={view.about ?? undefined} danger onAnswer={send} />
      {view.drawing && MapEditor && (
        <MapEditor
          onClose={() => send({ type: 'map.close' })}
          onChanged={() => send({ type: 'map.changed' })}
        />
      )}
    </Screen>
  );
}
