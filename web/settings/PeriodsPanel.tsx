import { monthsFault } from '#machines/settings/settings.rules.ts';
import { periodMaxMonths } from '#schema/limits.ts';

import { RadioGroup } from '../parts/fields/RadioGroup.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { NumberField } from './NumberField.tsx';
import { settingsTexts as texts } from './settings.texts.ts';
import { forgetOptions, forgottenBy, reconfirmOptions } from './settings.view.ts';
import type { PanelProps } from './SettingsPanel.tsx';
import classes from './Settings.module.css';

const assignmentPeriods = ['standardPeriod', 'campaignPeriod', 'standPeriod'] as const;
const rests = ['standardPeriodBeforeStood', 'campaignPeriodBeforeStood'] as const;

/** Lengths of assignments and rests in months (SET-03), how long the history keeps names (OWN-16), and places their confirmation (OWN-123). */
export function PeriodsPanel({ settings, entered, enter }: PanelProps) {
  const forgotten = forgottenBy(settings, entered.forgetNamesYears);
  const field = (name: (typeof assignmentPeriods)[number] | (typeof rests)[number]) => (
    <NumberField
      key={name}
      label={texts[name]}
      range={texts.months(periodMaxMonths)}
      value={entered[name]}
      fault={monthsFault(entered[name])}
      onChange={(typed) => enter({ [name]: typed })}
    />
  );
  return (
    <>
      <fieldset className={classes.fields}>
        <legend>{texts.assignmentPeriods(periodMaxMonths)}</legend>
        {assignmentPeriods.map(field)}
      </fieldset>
      <fieldset className={classes.fields}>
        <legend>{texts.rests(periodMaxMonths)}</legend>
        {rests.map(field)}
        <p className={classes.hint}>{withProduct(texts.restsHint)}</p>
      </fieldset>
      {entered.forgetNamesYears !== '' && (
        <fieldset className={classes.choices}>
          <legend>{texts.names}</legend>
          <RadioGroup
            label={texts.forgetNames}
            options={forgetOptions(settings)}
            value={entered.forgetNamesYears}
            onChange={(forgetNamesYears) => enter({ forgetNamesYears })}
          />
          <p className={classes.hint} role="status">
            {withProduct(forgotten ?? texts.namesHint)}
          </p>
        </fieldset>
      )}
      {entered.unvisitedReconfirmYears !== '' && (
        <fieldset className={classes.choices}>
          <legend>{texts.unvisited}</legend>
          <RadioGroup
            label={texts.unvisitedReconfirm}
            options={reconfirmOptions}
            value={entered.unvisitedReconfirmYears}
            onChange={(unvisitedReconfirmYears) => enter({ unvisitedReconfirmYears })}
          />
          <p className={classes.hint}>{texts.unvisitedHint}</p>
        </fieldset>
      )}
    </>
  );
}
