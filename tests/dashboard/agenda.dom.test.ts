import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { menu } from '../support/dom/answers.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { visit } from '../support/dom/visit.ts';

const people = { icon: 'mdi-account', title: 'Liste', target: '/u-list' };
const items = [{ type: 'one', ...people, children: [] }];
const Dashboard = {
  dashboard: {
    total: 10,
    stats: [],
    labels: [],
    values: [],
    message: null,
    messageType: 'info',
  },
};
const none = { total: 0, rows: [] };
const late = {
  total: 1,
  rows: [
    {
      territoryId: '101',
      numberName: 'T1 - Rue 1',
      login: 'DEMO Ancien',
      day: '2026-03-01',
      dayHuman: '01/03/2026',
    },
  ],
};
const agenda = { late, soon: none, rested: none, requests: none, changes: none };

const open = async (more: Parameters<typeof visit>[1]['answers'] = {}) => {
  const visitor = await visit('/t-dashboard', {
    answers: {
      ...menu({ items }),
      Dashboard,
      CoverageForecast: { coverageForecast: null },
      Trends: { trends: null },
      Agenda: { agenda },
      ...more,
    },
  });
  await screen.findByRole('heading', { name: 'Tableau de bord (10 territoires)' });
  return visitor;
};
const band = () => screen.queryByRole('region', { name: 'À faire' });

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

describe('the agenda of the dashboard', () => {
  it('leads a manager from a row to its act, with the territory chosen [OWN-275]', async () => {
    await open();
    const list = within(await screen.findByRole('region', { name: 'Échéance dépassée (1)' }));
    expect(list.getByRole('link', { name: 'Rentrer T1 - Rue 1' }).getAttribute('href')).toBe(
      '/t-return?choix=101',
    );
    expect(list.getByRole('link', { name: 'T1 - Rue 1' }).getAttribute('href')).toBe('/t-view/101');
    expect(within(band()!).getAllByRole('heading')).toHaveLength(5);
  });

  it('keeps its room, and that of the last acts, while they are asked for [OWN-275]', async () => {
    await open({
      Agenda: () => new Promise(() => undefined),
      LastActs: () => new Promise(() => undefined),
    });
    const kept = await screen.findByRole('region', { name: 'À faire' });
    expect(kept.ariaBusy ?? kept.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('button', { name: 'Derniers actes' })).toBeTruthy();
  });

  it('is not asked for behind a backend of the documented calls alone, and nothing stands in its place [OWN-195, OWN-275]', async () => {
    const { asked } = await open(menu({ items, additions: false }));
    await screen.findByRole('heading', { name: 'Attributions mensuelles' });
    expect(asked()).not.toContain('Agenda');
    expect(band()).toBe(null);
    expect(screen.queryByRole('button', { name: /^Derniers actes/u })).toBe(null);
  });

  it('stays where the network is lost [OWN-275, OWN-333]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { answer, calls } = await open();
    const asked = calls('Agenda').length;
    expect(await screen.findByRole('link', { name: 'T1 - Rue 1' })).toBeTruthy();
    answer({ Agenda: 'cut', Dashboard: 'cut' });
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(calls('Agenda')).toHaveLength(asked + 1));
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(screen.getByRole('link', { name: 'T1 - Rue 1' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Attributions mensuelles' })).toBeTruthy();
  });

  it.each([
    ['unknown', { agenda: null }],
    ['refused', failing('agenda', 'REFUSED', 'Non.')],
    ['cut off', 'cut'],
  ] as const)('that is %s is left out in silence [OWN-195, OWN-275]', async (_, Agenda) => {
    await open({ Agenda });
    await vi.waitFor(() => expect(band()).toBe(null));
    expect(screen.queryByRole('alert')).toBe(null);
  });
});
