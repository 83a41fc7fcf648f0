import { useMachine } from '@xstate/react';
import { type ComponentType, Suspense } from 'react';

import { settingsMachine } from '#machines/settings/settings.machine.ts';

import { ArchivePanel } from '../archive/ArchivePanel.tsx';
import { Button } from '../button/Button.tsx';
import { Confirm } from '../confirm/Confirm.tsx';
import { ErrorCard } from '../failure/ErrorCard.tsx';
import { failureTexts } from '../failure/failure.texts.ts';
import { Loading } from '../failure/Loading.tsx';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useEmitted } from '../flow/useEmitted.ts';
import { useNext } from '../flow/useNext.ts';
import { ImportLink } from '../import-link/ImportLink.tsx';
import { useNotice } from '../notice/notice.ts';
import { Screen } from '../screen/Screen.tsx';
import { settingsActors } from './settings.actors.ts';
import { settingsTexts } from './settings.texts.ts';
import { settingsView } from './settings.view.ts';
import { SettingsForm } from './SettingsForm.tsx';

interface Props {
  /** What draws the limits of the congregation; without it there is no button. */
  readonly MapEditor?: ComponentType<{
    readonly onClose: () => void;
    readonly onChanged: () => void;
  }>;
}

/** Spec 2 §2 Settings. */
export function SettingsScreen({ MapEditor }: Props) {
  const { show } = useNotice();
  const [snapshot, send, actor] = useMachine(
    useActors(settingsMachine, settingsActors),
    inspection,
  );
  const view = settingsView(snapshot);
  const retry = () => send({ type: 'retry' });

  useNext(snapshot);
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
  });

  return (
    <Screen title={settingsTexts.title} action={<ImportLink />}>
      {view.loading && <Loading lines={6} />}
      {view.stalled && <Button onClick={retry}>{failureTexts.retry}</Button>}
      {view.failure !== null && <ErrorCard failure={view.failure} onRetry={retry} />}
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
      {view.settings?.archiveOf && <ArchivePanel congregationId={view.settings.archiveOf} />}
      <Confirm question={view.question} about={view.about ?? undefined} onAnswer={send} />
      {view.drawing && MapEditor && (
        <Suspense>
          <MapEditor
            onClose={() => send({ type: 'map.close' })}
            onChanged={() => send({ type: 'map.changed' })}
          />
        </Suspense>
      )}
    </Screen>
  );
}
