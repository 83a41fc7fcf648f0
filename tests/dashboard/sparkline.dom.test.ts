import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { menu } from '../support/dom/answers.ts';
import { visit } from '../support/dom/visit.ts';

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

it('the sparkline is drawn of its figures, beside its sentence and its table, and is nothing to read [DASH-04, OWN-350]', async () => {
  const dashboard = {
    total: 10,
    stats: [],
    labels: ['01/2026', '02/2026', '03/2026'],
    values: [4, 0, 7],
    message: null,
    messageType: 'info',
  };
  await visit('/t-dashboard', {
    answers: {
      ...menu(),
      Dashboard: { dashboard },
      CoverageForecast: { coverageForecast: null },
      Trends: { trends: null },
    },
  });
  const card = await screen.findByRole('region', { name: 'Attributions mensuelles' });
  const drawing = card.querySelector('svg');
  expect([...card.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toEqual([
    '4',
    '0',
    '7',
  ]);
  expect(card.querySelectorAll('circle')).toHaveLength(3);
  expect(drawing?.closest('[aria-hidden="true"]')).not.toBe(null);
  expect(card.textContent).toContain('11 sorties depuis janvier 2026');
  const cells = within(card).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['4', '0', '7']);
  expect(card.querySelector('canvas')).toBe(null);
});
