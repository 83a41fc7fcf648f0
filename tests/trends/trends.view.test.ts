import { describe, expect, it } from 'vitest';
import { trendsView } from '#web/trends/trends.view.ts';
import type { Trends } from '#web/trends/trend.ts';

type Month = Trends['months'][number];
type TypeAtRest = Trends['rest'][number];

const quiet = { exits: [0, 0, 0, 0], returns: 0, lateReturns: 0, out: 0, late: 0, neverCovered: 0 };

/** November 2024 to November 2026; the changes stand under their month. */
const monthsWith = (changes: Readonly<Record<string, Partial<Month>>>): Month[] =>
  Array.from({ length: 25 }, (_, at) => {
    const month = new Date(Date.UTC(2024, 10 + at, 1)).toISOString().slice(0, 10);
    return { __typename: 'TrendMonth', month, ...quiet, ...changes[month.slice(0, 7)] };
  });

const type = (changes: Partial<TypeAtRest>): TypeAtRest => ({
  __typename: 'TypeAtRest',
  type: 'Habitations',
  total: 10,
  out: 0,
  medianDays: null,
  groups: [0, 0, 0, 0, 0, 10],
  ...changes,
});

const shown = (changes: Partial<Trends>) =>
  trendsView({
    __typename: 'Trends',
    today: '2026-11-25',
    total: 1000,
    firstRelease: '2016-05-01',
    activities: ['Porte à porte', 'Campagne', 'Invitation', 'Présentoir'],
    months: monthsWith({}),
    rest: [type({})],
    ...changes,
  }) ?? [];

const exits = (changes: Partial<Trends>) => shown(changes)[0];
const rest = (...types: readonly Partial<TypeAtRest>[]) => shown({ rest: types.map(type) })[1];
const states = (changes: Partial<Trends>) => shown(changes)[2];
const late = (changes: Readonly<Record<string, Partial<Month>>>) =>
  shown({ months: monthsWith(changes) })[3];

it('without any assignment there are no trends, and no axes [OWN-115]', () => {
  expect(shown({ firstRelease: null })).toEqual([]);
});

describe('exits', () => {
  const months = monthsWith({
    '2024-11': { exits: [2, 0, 0, 0] },
    '2025-10': { exits: [20, 8, 0, 0] },
    '2026-10': { exits: [33, 1, 0, 0] },
    '2026-11': { exits: [1, 0, 0, 0] },
  });

  it('the finding is the last whole month against a year ago, and twelve whole months against twelve; the month under way is told, and counted nowhere [OWN-115, OWN-158]', () => {
    const view = exits({ months });
    expect(view?.finding).toBe(
      'En octobre, 34 {product}s sont sortis, 6 de plus qu’il y a un an. 34 sorties de novembre 2025 à octobre 2026, contre 30 les douze mois d’avant.',
    );
    expect(view?.basis).toBe(
      'Mois entiers\u202F: novembre, en cours (1 sortie), n’est pas compté.',
    );
    expect(view?.table?.rows.map(([month]) => month?.text)).toEqual([
      'octobre 2026',
      'septembre 2026',
      'août 2026',
      'juillet 2026',
      'juin 2026',
      'mai 2026',
      'avril 2026',
      'mars 2026',
      'février 2026',
      'janvier 2026',
      'décembre 2025',
      'novembre 2025',
    ]);
    expect(view?.chart?.points.some(({ at }) => at === '2026-11-01')).toBe(false);
  });

  it('the first month of a congregation, still under way, is told alone [OWN-158]', () => {
    expect(exits({ months: monthsWith({ '2026-11': { exits: [3, 0, 0, 0] } }) })).toEqual({
      title: 'Sorties par mois et par activité',
      finding: 'Avant ce mois-ci, rien n’est sorti depuis deux ans.',
      basis: 'Mois entiers\u202F: novembre, en cours (3 sorties), n’est pas compté.',
      chart: null,
      table: null,
    });
  });

  it.each([
    [0, 0, 'En octobre, aucun {product} n’est sorti, autant qu’il y a un an. '],
    [1, 3, 'En octobre, 1 {product} est sorti, 2 de moins qu’il y a un an. '],
    [
      1219,
      1,
      'En octobre, 1\u202F219 {product}s sont sortis, 1\u202F218 de plus qu’il y a un an. ',
    ],
  ])('%i exits after %i read well [OWN-115]', (now, before, sentence) => {
    const finding = exits({
      months: monthsWith({
        '2025-10': { exits: [before, 0, 0, 0] },
        '2026-10': { exits: [now, 0, 0, 0] },
        '2026-09': { exits: [1, 0, 0, 0] },
      }),
    })?.finding;
    expect(finding?.startsWith(sentence)).toBe(true);
  });

  it('a history that began since then is compared with nothing [OWN-115]', () => {
    expect(exits({ months, firstRelease: '2025-11-03' })?.finding).toBe(
      'En octobre, 34 {product}s sont sortis. 34 sorties de novembre 2025 à octobre 2026.',
    );
  });

  it('only activities that occur are drawn and told, each beside its year ago [OWN-115]', () => {
    const { chart, table } = exits({ months }) ?? {};
    expect(chart?.legend).toEqual([
      { name: 'Porte à porte', mark: 'area' },
      { name: 'Campagne', mark: 'area' },
      { name: 'Total un an plus tôt', mark: 'line' },
    ]);
    expect(chart?.points.filter(({ at }) => at === '2026-10-01')).toEqual([
      { at: '2026-10-01', name: 'Porte à porte', value: 33 },
      { at: '2026-10-01', name: 'Campagne', value: 1 },
      { at: '2026-10-01', name: 'Total un an plus tôt', value: 28 },
    ]);
    expect(chart?.labels['2026-01-01']).toBe('2026');
    expect(chart?.labels['2026-10-01']).toBe('oct.');
    expect(table?.heads).toEqual([
      'Mois',
      'Porte à porte',
      'Porte à porte, un an plus tôt',
      'Campagne',
      'Campagne, un an plus tôt',
      'Total',
      'Total un an plus tôt',
    ]);
    expect(table?.rows).toHaveLength(12);
    expect(table?.rows[0]?.map(({ value }) => value)).toEqual([
      'octobre 2026',
      33,
      20,
      1,
      8,
      34,
      28,
    ]);
  });

  it('two years without any are a sentence alone [OWN-115]', () => {
    expect(exits({})).toEqual({
      title: 'Sorties par mois et par activité',
      finding: 'Rien n’est sorti depuis deux ans.',
      basis: null,
      chart: null,
      table: null,
    });
  });
});

describe('rest', () => {
  it('the finding counts what rests, what rests long and what never went out, and names the type that waits longest [OWN-115]', () => {
    const view = rest(
      { total: 50, out: 10, medianDays: 100, groups: [20, 10, 4, 2, 1, 3] },
      { type: 'Rural', total: 4, medianDays: 300, groups: [1, 0, 2, 1, 0, 0] },
      { type: 'Commerces', total: 2, out: 2, groups: [0, 0, 0, 0, 0, 0] },
    );
    expect(view?.finding).toBe(
      '41 {product}s sont au repos depuis leur retour, dont 4 depuis plus d’un an. 3 ne sont jamais sortis. C’est le type Rural qui se repose le plus\u202F: la moitié depuis au moins 9 mois.',
    );
    expect(view?.chart?.labels).toEqual({ Habitations: 'Habitations', Rural: 'Rural' });
    expect(view?.table?.rows.map((cells) => cells.map(({ value }) => value))).toEqual([
      ['Habitations', 20, 10, 4, 2, 1, 3, 10, 100],
      ['Rural', 1, 0, 2, 1, 0, 0, 0, 300],
      ['Commerces', 0, 0, 0, 0, 0, 0, 2, ''],
    ]);
  });

  it.each([
    [
      { medianDays: 12, groups: [1, 0, 0, 0, 0, 1] },
      '1 {product} est au repos depuis son retour, aucun depuis plus d’un an. 1 n’est jamais sorti.',
    ],
    [
      { groups: [0, 0, 0, 0, 0, 9] },
      'Aucun {product} n’est au repos après un retour. 9 ne sont jamais sortis.',
    ],
  ])('%j reads well [OWN-115]', (one, sentence) => {
    expect(rest(one)?.finding).toBe(sentence);
  });

  it('where all are out, that is all that is said [OWN-115]', () => {
    expect(rest({ out: 10, groups: [0, 0, 0, 0, 0, 0] })).toMatchObject({
      finding: 'Aucun {product} n’est au repos\u202F: tous sont sortis.',
      chart: null,
      table: null,
    });
  });
});

describe('states', () => {
  const months = monthsWith({
    '2025-11': { out: 240, late: 60, neverCovered: 1000 },
    '2026-11': { out: 280, late: 3, neverCovered: 0 },
  });

  it('are told as of today and of a year ago; 0 % is said of none only [OWN-115]', () => {
    expect(states({ months })?.finding).toBe(
      'Aujourd’hui, 28\u202F% des {product}s sont sortis, 1\u202F% en retard, 0\u202F% n’ont jamais été parcourus. Fin novembre 2025\u202F: 24\u202F%, 6\u202F% et 100\u202F%.',
    );
  });

  it('are compared with nothing where nothing was known a year ago [OWN-115]', () => {
    expect(states({ months, firstRelease: '2026-01-10' })?.finding).not.toContain('2025');
  });

  it('have a point and a row for each of twenty-four months, labelled by quarters [OWN-115]', () => {
    const { chart, table } = states({ months }) ?? {};
    expect(chart?.points.at(-3)).toEqual({ at: '2026-11-01', name: 'Sortis', value: 28 });
    expect(Object.values(chart?.labels ?? {}).filter((label) => label !== '')).toEqual([
      '2025',
      'avr.',
      'juil.',
      'oct.',
      '2026',
      'avr.',
      'juil.',
      'oct.',
    ]);
    expect(table?.rows).toHaveLength(24);
    expect(table?.rows[0]?.map(({ text }) => text)).toEqual([
      'novembre 2026',
      '280',
      '28',
      '3',
      '1',
      '0',
      '0',
    ]);
  });
});

describe('returns after the theoretical date', () => {
  it('are told for twelve whole months against twelve, and drawn by quarter, the one under way named so [OWN-115, OWN-158]', () => {
    const view = late({
      '2024-11': { returns: 90, lateReturns: 90 },
      '2025-10': { returns: 10, lateReturns: 0 },
      '2026-07': { returns: 3, lateReturns: 1 },
      '2026-09': { returns: 5, lateReturns: 1 },
      '2026-11': { returns: 2, lateReturns: 0 },
    });
    expect(view?.finding).toBe(
      'De novembre 2025 à octobre 2026, 2 rentrées sur 8 ont eu lieu après la date prévue (25\u202F%), contre 90\u202F% les douze mois d’avant.',
    );
    expect(view?.basis).toBe(
      'Mois entiers dans la phrase\u202F; le dernier trimestre est en cours.',
    );
    expect(view?.chart?.points).toEqual([
      { at: '2025-4', name: 'Après la date prévue', value: 0 },
      { at: '2026-3', name: 'Après la date prévue', value: 25 },
      { at: '2026-4', name: 'Après la date prévue', value: 0 },
    ]);
    expect(Object.values(view?.chart?.labels ?? {})).toEqual([
      'T1\u00A025',
      'T2\u00A025',
      'T3\u00A025',
      'T4\u00A025',
      'T1\u00A026',
      'T2\u00A026',
      'T3\u00A026',
      'T4\u00A026',
    ]);
    expect(view?.table?.rows.slice(0, 2).map((row) => row.map(({ text }) => text))).toEqual([
      ['4e trim. 2026 (en cours)', '2', '0', '0'],
      ['3e trim. 2026', '8', '2', '25'],
    ]);
  });

  it.each([
    [
      { '2026-10': { returns: 5 } },
      'De novembre 2025 à octobre 2026, aucune rentrée sur 5 n’a eu lieu après la date prévue.',
    ],
    [{ '2026-11': { returns: 5 } }, 'Rien n’est rentré de novembre 2025 à octobre 2026.'],
    [{}, 'Rien n’est rentré depuis deux ans.'],
  ])('of %j it is said [OWN-115]', (changes, sentence) => {
    expect(late(changes)?.finding).toBe(sentence);
  });
});
