import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { menu } from '../support/dom/answers.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { main, visit } from '../support/dom/visit.ts';

const dashboard = (total: number) => ({
  Dashboard: {
    dashboard: {
      total,
      stats: [],
      labels: [],
      values: [],
      message: null,
      messageType: 'info',
    },
  },
  CoverageForecast: { coverageForecast: null },
});

const month = (at: number) => ({
  month: new Date(Date.UTC(2024, 10 + at, 1)).toISOString().slice(0, 10),
  exits: [at],
  returns: 2,
  lateReturns: 1,
  out: 3,
  late: 1,
  neverCovered: 4,
});

const trends = {
  today: '2026-11-25',
  total: 10,
  firstRelease: '2016-05-01',
  activities: ['Porte à porte'],
  months: Array.from({ length: 25 }, (_, at) => month(at)),
  rest: [{ type: 'Habitations', total: 10, out: 3, medianDays: 90, groups: [5, 2, 0, 0, 0, 0] }],
};

const answers = (answered: unknown, total = 10) => ({
  ...menu(),
  ...dashboard(total),
  Trends: { trends: answered },
});

beforeEach(() => {
  // Nothing of the screen scrolls into view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

describe('the trends of the dashboard', () => {
  it('stand in a sentence and in figures each, and the picture is nothing to read [OWN-115]', async () => {
    await visit('/t-dashboard', { answers: answers(trends) });
    expect(
      await screen.findByText(
        'En octobre, 23 territoires sont sortis, 12 de plus qu’il y a un an. 210 sorties de novembre 2025 à octobre 2026, contre 66 les douze mois d’avant.',
      ),
    ).toBeDefined();
    expect(
      main()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Sorties par mois et par activité',
      'Repos des territoires, par type',
      'Sortis, en retard, jamais parcourus',
      'Rentrées après la date prévue',
    ]);
    expect(main().getAllByText('Voir les chiffres')).toHaveLength(4);
    const table = screen.getByRole('table', {
      name: 'Repos des territoires, par type',
      hidden: true,
    });
    expect(table.textContent).toContain('Habitations520000390');
    expect(main().queryByRole('figure')).toBe(null);
  });

  it('of a congregation without any assignment are one sentence, without axes [OWN-115]', async () => {
    await visit('/t-dashboard', { answers: answers({ ...trends, firstRelease: null }) });
    expect(await screen.findByText(/^Aucune attribution n’est encore enregistrée/u)).toBeDefined();
    expect(main().queryByRole('heading', { level: 3 })).toBe(null);
    expect(main().queryByText('Voir les chiffres')).toBe(null);
  });

  it.each([
    ['a backend that knows none', answers(null)],
    ['a congregation without territories', answers(trends, 0)],
  ])('are left out for %s [OWN-115]', async (_, given) => {
    await visit('/t-dashboard', { answers: given });
    await screen.findByRole('heading', { level: 1, name: /^Tableau de bord \(/u });
    await vi.waitFor(() => expect(main().queryByText('Chargement…')).toBe(null));
    expect(main().queryByRole('heading', { name: 'Tendances' })).toBe(null);
  });

  it.each([
    ['refused', failing('trends', 'REFUSED', 'Pas maintenant.')],
    ['unknown', failing('trends', 'BACKEND_BAD_RESPONSE')],
    ['late', failing('trends', 'BACKEND_UNREACHABLE')],
    ['cut off', 'cut' as const],
  ])(
    'that are %s are left out, and so is the forecast beside them [OWN-115, OWN-195]',
    async (_, it) => {
      const CoverageForecast = it === 'cut' ? it : failing('coverageForecast', 'REFUSED', 'Non.');
      await visit('/t-dashboard', { answers: { ...answers(null), Trends: it, CoverageForecast } });
      await screen.findByRole('heading', { level: 2, name: 'Attributions mensuelles' });
      await vi.waitFor(() => expect(main().queryByText('Chargement…')).toBe(null));
      expect(main().queryByRole('heading', { name: 'Tendances' })).toBe(null);
      expect(main().queryByRole('alert')).toBe(null);
      expect(main().queryByRole('button', { name: 'Réessayer' })).toBe(null);
    },
  );
});
