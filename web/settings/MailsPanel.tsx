import { weeksFault } from '#machines/settings/settings.rules.ts';
import { preWarningMaxWeeks } from '#schema/limits.ts';

import { Switch } from '../parts/fields/Switch.tsx';
import { NumberField } from './NumberField.tsx';
import { settingsTexts as texts } from './settings.texts.ts';
import type { PanelProps } from './SettingsPanel.tsx';
import classes from './Settings.module.css';

/** Reminder mails; whether the server can send at all is shown, not set (SET-04, SET-05, SET-06). */
export function MailsPanel({ settings: { cronmail }, entered, enter }: PanelProps) {
  return (
    <>
      <p className={classes.state}>{cronmail ? texts.cronmail : texts.noCronmail}</p>
      <Switch
        label={texts.sendmail}
        hint={cronmail ? texts.sendmailHint : texts.noCronmailHint}
        checked={entered.sendmail}
        disabled={!cronmail}
        onChange={(sendmail) => enter({ sendmail })}
      />
      <div className={classes.fields}>
        <NumberField
          label={texts.preWarning}
          range={texts.weeks(preWarningMaxWeeks)}
          hinted
          value={entered.preWarning}
          fault={weeksFault(entered.preWarning)}
          onChange={(preWarning) => enter({ preWarning })}
        />
      </div>
    </>
  );
}
