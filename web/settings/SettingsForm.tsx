import { useState } from 'react';

import { entriesOf, faultyParts, type SettingsEntries } from '#machines/settings/settings.rules.ts';
import type { Settings } from '#schema/generated.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { conflictTexts } from '../parts/conflict/conflict.texts.ts';
import { LeavingGuard } from '../parts/leaving/LeavingGuard.tsx';
import { MailsPanel } from './MailsPanel.tsx';
import { MapsPanel } from './MapsPanel.tsx';
import { OnlinePanel } from './OnlinePanel.tsx';
import { PeriodsPanel } from './PeriodsPanel.tsx';
import { settingsTexts as texts } from './settings.texts.ts';
import { unsaved, type settingsView } from './settings.view.ts';
import { SettingsPanel } from './SettingsPanel.tsx';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Settings.module.css';

interface Props {
  readonly settings: Settings;
  readonly view: ReturnType<typeof settingsView>;
  readonly onSave: (entered: SettingsEntries) => void;
  readonly onOverwrite: (entered: SettingsEntries) => void;
  readonly onReread: () => void;
  readonly onDraw: (() => void) | undefined;
}

/** One form in four panels, with a question before unsaved changes are left (SET-02, SET-17). */
export function SettingsForm({ settings, view, onSave, onOverwrite, onReread, onDraw }: Props) {
  const [entered, setEntered] = useState(() => entriesOf(settings));
  const faulty = faultyParts(entered);
  const panel = {
    settings,
    entered,
    enter: (change: Partial<SettingsEntries>) => setEntered((now) => ({ ...now, ...change })),
  };
  return (
    <form
      className={`${blocks.stack} ${classes.form}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave(entered);
      }}
    >
      <div className={blocks.pair}>
        <SettingsPanel title={texts.periods} faulty={faulty.includes('periods')} opened>
          <PeriodsPanel {...panel} />
        </SettingsPanel>
        <div className={blocks.stack}>
          <SettingsPanel title={texts.mails} faulty={faulty.includes('mails')}>
            <MailsPanel {...panel} />
          </SettingsPanel>
          <SettingsPanel title={texts.online} faulty={faulty.includes('online')}>
            <OnlinePanel {...panel} />
          </SettingsPanel>
          <SettingsPanel title={texts.maps} faulty={faulty.includes('maps')}>
            <MapsPanel {...panel} canDraw={view.canDraw} onDraw={onDraw} />
          </SettingsPanel>
        </div>
      </div>
      {view.problem !== null && (
        <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
      )}
      <div className={`${blocks.buttons} ${classes.buttons}`}>
        {view.conflict && (
          <>
            <Button disabled={!view.canReread} onClick={onReread}>
              {conflictTexts.reread}
            </Button>
            <Button disabled={!view.canOverwrite(entered)} onClick={() => onOverwrite(entered)}>
              {conflictTexts.overwrite}
            </Button>
          </>
        )}
        <Button kind="primary" type="submit" disabled={!view.canSave(entered)} busy={view.saving}>
          {texts.save}
        </Button>
      </div>
      <LeavingGuard unsaved={unsaved(entriesOf(settings), entered)} />
    </form>
  );
}
