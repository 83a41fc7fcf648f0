import { describe, expect, it } from 'vitest';
import { forecastView, type CoverageForecast } from '#web/dashboard/forecast.view.ts';

const forecast = (changes: Partial<CoverageForecast> = {}): CoverageForecast => ({
  __typename: 'CoverageForecast',
  state: 'forecast',
  since: '2025-09-01',
  until: '2026-08-31',
  months: 12,
  returns: 128,
  distinct: 72,
  total: 89,
  covered: 40,
  expected: '2026-11-10',
  earliest: '2026-10-02',
  latest: '2027-01-04',
  missing: 20,
  extraExits: 4,
  types: [],
  ...changes,
});

const sentence = (changes: Partial<CoverageForecast> = {}) =>
  forecastView(forecast(changes)).sentence;
const soFar = 'Depuis le 1er septembre 2025, 40 {product}s sur 89 ont été parcourus.';
const pace = 'Au rythme des 12 derniers mois (128 rentrées, 72 {product}s différents)';
const round = 'chaque {product} l’aura été au moins une fois';

describe('the forecast in one sentence [OWN-07]', () => {
  it('says when, how certain that is, and what rate it needs', () => {
    expect(sentence()).toBe(
      `${soFar} ${pace}, ${round} d’ici novembre 2026 environ (probablement entre octobre 2026 et janvier 2027). Pour finir avant le 31 août 2026, il faudrait 4 sorties de plus par mois.`,
    );
    expect(sentence({ extraExits: 1 })).toContain('il faudrait 1 sortie de plus par mois.');
  });

  it('mentions a spread only where there is one, and one without an upper end as such', () => {
    const same = { expected: '2026-07-10', earliest: '2026-07-02', latest: '2026-07-29' };
    expect(sentence({ ...same, extraExits: 0 })).toBe(
      `${soFar} ${pace}, ${round} d’ici juillet 2026 environ. C’est avant le 31 août 2026.`,
    );
    expect(sentence({ latest: null })).toContain(
      'd’ici novembre 2026 environ (probablement après octobre 2026).',
    );
  });

  it('in the last month says what will be missing', () => {
    expect(sentence({ extraExits: null, missing: 3 })).toMatch(
      /\. Le 31 août 2026, il resterait 3 \{product\}s à parcourir\.$/u,
    );
  });

  it('has its own words without territories, without a history, and when everything is covered', () => {
    const none = { expected: null, earliest: null, latest: null };
    expect(sentence({ ...none, state: 'empty', total: 0, covered: 0 })).toBe(
      'Sans {product}, il n’y a rien à prévoir.',
    );
    expect(sentence({ ...none, state: 'idle', returns: 0, total: 6, covered: 0 })).toBe(
      'Rien n’est rentré depuis 12 mois\u202F: la prévision est impossible. Il reste 6 {product}s à parcourir d’ici le 31 août 2026.',
    );
    expect(sentence({ ...none, state: 'covered', covered: 89 })).toBe(
      'Tout a déjà été parcouru une fois depuis le 1er septembre 2025.',
    );
    expect(
      sentence({ ...none, state: 'slow', months: 1, returns: 1, distinct: 1, covered: 1 }),
    ).toBe(
      'Depuis le 1er septembre 2025, 1 {product} sur 89 a été parcouru. Au rythme du dernier mois (1 rentrée, 1 {product} différent), il faudrait plus de dix ans pour parcourir chaque {product} au moins une fois. Pour finir avant le 31 août 2026, il faudrait 4 sorties de plus par mois.',
    );
  });
});

it('has a row for each type; a single type has none, as it would repeat the sentence', () => {
  const type = (changes: Partial<CoverageForecast['types'][number]>) => ({
    __typename: 'TypeForecast' as const,
    type: 'Habitations',
    state: 'forecast' as const,
    total: 60,
    covered: 22,
    expected: '2026-11-10',
    missing: 9,
    extraExits: 2,
    ...changes,
  });
  const types = [
    type({}),
    type({ type: 'Commerces', state: 'covered', expected: null, extraExits: 0 }),
    type({ type: 'Entreprises', state: 'idle', expected: null, extraExits: null }),
    type({ type: 'Rural', state: 'slow', expected: null, extraExits: 12 }),
  ];
  expect(forecastView(forecast({ types })).rows).toEqual([
    { type: 'Habitations', covered: '22 sur 60', when: 'novembre 2026', extraExits: '2' },
    {
      type: 'Commerces',
      covered: '22 sur 60',
      when: 'Déjà fait',
      extraExits: '0\u202F: le rythme suffit',
    },
    {
      type: 'Entreprises',
      covered: '22 sur 60',
      when: 'Aucune rentrée',
      extraExits: 'il en resterait 9',
    },
    { type: 'Rural', covered: '22 sur 60', when: 'Dans plus de dix ans', extraExits: '12' },
  ]);
  expect(forecastView(forecast({ types: types.slice(0, 1) })).rows).toEqual([]);
});
