import { describe, expect, it } from 'vitest';
import {
  colourFault,
  entriesOf,
  faultyParts,
  formOf,
  monthsFault,
  settingsFilled,
  weeksFault,
} from '#machines/settings/settings.rules.ts';
import { form, settings } from './some-settings.ts';

const entered = entriesOf(settings);
const good = (rule: (typed: string) => unknown, typed: readonly string[]) =>
  typed.filter((it) => rule(it) === null);

describe('what may be entered as settings', () => {
  it('periods are whole numbers of 1 to 12 months, the warning 1 to 4 weeks [SET-03, SET-04]', () => {
    const typed = ['', ' ', '0', '1', '4', '5', '12', '13', '-1', '1.5', '1,5', 'a', '1e1', ' 7 '];
    expect(good(monthsFault, typed)).toEqual(['1', '4', '5', '12', ' 7 ']);
    expect(good(weeksFault, typed)).toEqual(['1', '4']);
  });

  it('colours are #rrggbb [SET-14, SET-15]', () => {
    const typed = ['#3388ff', '#ABCDEF', ' #000000 ', '3388ff', '#fff', '#12345g', '', 'red'];
    expect(good(colourFault, typed)).toEqual(['#3388ff', '#ABCDEF', ' #000000 ']);
  });

  it('each fault is shown in its panel, and prevents saving [SET-03, SET-04, SET-09, SET-14, B-11]', () => {
    expect(faultyParts(entered)).toEqual([]);
    expect(settingsFilled(entered)).toBe(true);
    const wrong = {
      ...entered,
      standPeriod: '13',
      preWarning: '5',
      restrictActivities: true,
      polygonFillColor: 'red',
    };
    expect(faultyParts(wrong)).toEqual(['periods', 'mails', 'online', 'maps']);
    expect(settingsFilled(wrong)).toBe(false);
    expect(settingsFilled({ ...entered, restrictActivities: true, activityIds: ['1'] })).toBe(true);
  });

  it('loaded values are sent back unchanged: the switch for returns is negated both ways [SET-11, SET-12, B-09]', () => {
    expect(formOf(entered)).toEqual(form);
    expect(entered.everybodyReturns).toBe(true);
    const restricted = entriesOf({ ...settings, restrictReturns: true });
    expect(restricted.everybodyReturns).toBe(false);
    expect(formOf(restricted)).toEqual({ ...form, restrictReturns: true });
    const neverForgetting = entriesOf({ ...settings, forgetNamesYears: null });
    expect(formOf(neverForgetting)).toEqual({ ...form, forgetNamesYears: null });
    expect(formOf({ ...entered, polygonLineColor: ' #112233 ', preWarning: ' 2 ' })).toEqual({
      ...form,
      polygonLineColor: '#112233',
      preWarning: 2,
    });
  });
});
