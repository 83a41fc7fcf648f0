import { lacksActivity } from '#machines/settings/settings.rules.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Switch } from '../parts/fields/Switch.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { settingsTexts as texts } from './settings.texts.ts';
import { withActivity } from './settings.view.ts';
import type { PanelProps } from './SettingsPanel.tsx';
import classes from './Settings.module.css';

/** What publishers may do online, and with which activities (SET-07 … SET-12). */
export function OnlinePanel({ settings, entered, enter }: PanelProps) {
  return (
    <>
      <Switch
        label={withProduct(texts.bypassNoVisited)}
        checked={entered.bypassNoVisited}
        onChange={(bypassNoVisited) => enter({ bypassNoVisited })}
      />
      <Switch
        label={texts.restrictExits}
        checked={entered.restrictExits}
        onChange={(restrictExits) => enter({ restrictExits })}
      />
      <Switch
        label={withProduct(texts.everybodyReturns)}
        checked={entered.everybodyReturns}
        onChange={(everybodyReturns) => enter({ everybodyReturns })}
      />
      <Switch
        label={withProduct(texts.onlineAutomaticReturn)}
        hint={texts.onlineAutomaticReturnHint}
        checked={entered.onlineAutomaticReturn}
        onChange={(onlineAutomaticReturn) => enter({ onlineAutomaticReturn })}
      />
      <Switch
        label={texts.restrictActivities}
        checked={entered.restrictActivities}
        onChange={(restrictActivities) => enter({ restrictActivities })}
      />
      {entered.restrictActivities && (
        <fieldset className={classes.choices}>
          <legend>{texts.activities}</legend>
          {settings.activities.map(({ id, name }) => (
            <Switch
              key={id}
              kind="checkbox"
              label={name}
              checked={entered.activityIds.includes(id)}
              onChange={(chosen) =>
                enter({ activityIds: withActivity(entered.activityIds, id, chosen) })
              }
            />
          ))}
        </fieldset>
      )}
      {lacksActivity(entered) && <Alert severity="error">{texts.noActivity}</Alert>}
    </>
  );
}
