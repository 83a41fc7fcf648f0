import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Chart } from '#web/trends/trend.ts';
import { menu } from '../support/dom/answers.ts';
import { main, visit } from '../support/dom/visit.ts';

const drawing: { kind: Chart['kind']; onDrawn: () => void }[] = [];
// The library draws on a canvas, which a DOM lacks.
vi.mock('#web/trends/TrendChart.tsx', () => ({
  TrendChart: ({ chart, onDrawn }: { chart: Chart; onDrawn: () => void }) => {
    if (!drawing.some(({ kind }) => kind === chart.kind))
      drawing.push({ kind: chart.kind, onDrawn });
    return null;
  },
}));

const watched: { element: Element; see: () => void }[] = [];
const idle: (() => void)[] = [];
const begun = () => drawing.map(({ kind }) => kind);
const rest = async () => act(async () => idle.splice(0).forEach((work) => work()));

beforeEach(() => {
  drawing.length = 0;
  watched.length = 0;
  idle.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly see: () => void;
      constructor(onSeen: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.see = () => onSeen([{ isIntersecting: true }]);
      }
      observe(element: Element) {
        watched.push({ element, see: this.see });
      }
      disconnect() {}
    },
  );
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
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

/** Whoever scrolls sees these of the four charts. */
const see = (...charts: readonly number[]) =>
  act(async () => {
    for (const at of charts) figures()[at]?.see();
  });
const figures = () => watched.filter(({ element }) => element.tagName === 'FIGURE');

/** The dashboard, on which nothing of the trends is in sight yet. */
async function openDashboard() {
  await visit('/t-dashboard', {
    answers: {
      ...menu(),
      Dashboard: {
        dashboard: {
          total: 10,
          stats: [],
          labels: [],
          values: [],
          message: null,
          messageType: 'info',
        },
      },
      CoverageForecast: { coverageForecast: null },
      Trends: { trends },
    },
  });
  await screen.findByRole('heading', { name: 'Tendances' });
  await vi.waitFor(() => expect(figures()).toHaveLength(4));
  expect(begun()).toEqual([]);
}

async function lookAtTrends() {
  await openDashboard();
  await see(0, 1, 2, 3);
  await vi.waitFor(() => expect(begun()).toEqual(['exits']));
}

it('charts are drawn one after the other, each when the one before is there and the thread rests [OWN-351]', async () => {
  await lookAtTrends();
  await rest();
  expect(begun()).toEqual(['exits']);
  await act(async () => drawing[0]?.onDrawn());
  expect(begun()).toEqual(['exits']);
  await rest();
  await vi.waitFor(() => expect(begun()).toEqual(['exits', 'rest']));
  // Drawn again, as in other colours, it begins no other.
  await act(async () => drawing[0]?.onDrawn());
  await rest();
  expect(begun()).toEqual(['exits', 'rest']);
  for (const kind of ['states', 'late']) {
    await act(async () => drawing.at(-1)?.onDrawn());
    await rest();
    await vi.waitFor(() => expect(begun().at(-1)).toBe(kind));
  }
});

it('one that is looked at waits for none that is out of sight [OWN-351]', async () => {
  await openDashboard();
  await see(3);
  await vi.waitFor(() => expect(begun()).toEqual(['late']));
  await act(async () => drawing[0]?.onDrawn());
  await rest();
  expect(begun()).toEqual(['late']);
  await see(1);
  await vi.waitFor(() => expect(begun()).toEqual(['late', 'rest']));
});

it('on paper a chart that is not drawn yet leaves its place to its figures [OWN-351]', async () => {
  await lookAtTrends();
  await act(async () => drawing[0]?.onDrawn());
  const unfolded = () => [...document.querySelectorAll('details')].map((figures) => figures.open);
  expect(unfolded()).toEqual([false, false, false, false]);
  await act(async () => dispatchEvent(new Event('beforeprint')));
  expect(unfolded()).toEqual([false, true, true, true]);
  expect(main().getAllByRole('table').length).toBeGreaterThan(2);
  await act(async () => dispatchEvent(new Event('afterprint')));
  expect(unfolded()).toEqual([false, false, false, false]);
});
