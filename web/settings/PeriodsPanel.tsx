import { monthsFault } from '#machines/settings/settings.rules.ts';
import { periodMaxMonths } from '#schema/limits.ts';

import { withProduct } from '../texts/product.ts';
import { NumberField } from './NumberField.tsx';
import { settingsTexts as texts } from './settings.texts.ts';
import type { PanelProps } from './SettingsForm.tsx';
import classes from './Settings.module.css';

const loans = ['standardPeriod', 'campaignPeriod', 'standPeriod'] as const;
const rests = ['standardPeriodBeforeStood', 'campaignPeriodBeforeStood'] as const;

/** SET-03. */
export function PeriodsPanel({ entered, enter }: PanelProps) {
  const field = (name: (typeof loans)[number] | (typeof rests)[number]) => (
    <NumberField
      key={name}
      label={texts[name]}
      hint={texts.months(periodMaxMonths)}
      value={entered[name]}
      fault={monthsFault(entered[name])}
      onChange={(typed) => enter({ [name]: typed })}
    />
  );
  return (
    <>
      <fieldset className={classes['fields']}>
        <legend>{texts.loans}</legend>
        {loans.map(field)}
      </fieldset>
      <fieldset className={classes['fields']}>
        <legend>{texts.rests}</legend>
        {rests.map(field)}
        <p className={classes['hint']}>{withProduct(texts.restsHint)}</p>
      </fieldset>
    </>
  );
}
