import { describe, expect, it } from 'vitest';
import { dashboardView, type Dashboard, type Stat } from '#web/dashboard/dashboard.view.ts';

const stat = (changes: Partial<Stat> = {}): Stat => ({
  __typename: 'DashboardStat',
  percent: 28,
  color: '#1f5896',
  style: 'circle',
  value: 1219,
  text: 'Attribués',
  target: '/t-exited',
  ...changes,
});

const shown = (changes: Partial<Dashboard> = {}) =>
  dashboardView({
    __typename: 'Dashboard',
    total: 4300,
    stats: [stat()],
    labels: ['02/2026', '03/2026'],
    values: [4, 7],
    message: null,
    messageType: 'error',
    ...changes,
  });

describe('the dashboard', () => {
  it('shows the server’s figures in French format [DASH-02, DASH-04]', () => {
    expect(shown()).toEqual({
      total: 4300,
      gauges: [
        {
          percent: 28,
          share: '28\u202F%',
          color: '#1f5896',
          value: '1\u202F219',
          text: 'Attribués',
          target: '/t-exited',
        },
      ],
      months: [
        { month: '02/2026', name: 'février 2026', short: 'févr.', exits: 4 },
        { month: '03/2026', name: 'mars 2026', short: 'mars', exits: 7 },
      ],
      finding: '11 sorties depuis février 2026, le plus en mars 2026\u00A0(7).',
      message: null,
    });
  });

  it.each([
    [0, 0, '0\u202F%'],
    [1, 1, '<\u00A01\u202F%'],
    [1, 0, '<\u00A01\u202F%'],
    [3, 1, '1\u202F%'],
    [203, 99, '>\u00A099\u202F%'],
    [204, 100, '>\u00A099\u202F%'],
    [205, 100, '100\u202F%'],
  ])('of %i of 205, which the server calls %i %%, says %j [DASH-02]', (value, percent, share) => {
    const [gauge] = shown({ total: 205, stats: [stat({ value, percent })] }).gauges;
    expect(gauge?.share).toBe(share);
  });

  it.each([
    [[0, 0], 'Rien n’est sorti depuis un an.'],
    [[1, 0], '1 sortie depuis février 2026, le plus en février 2026\u00A0(1).'],
    [[3, 3], '6 sorties depuis février 2026, le plus en février 2026\u00A0(3).'],
  ])(
    'says in words what the sparkline of %j shows, and since when [DASH-04, OWN-158]',
    (values, finding) => {
      expect(shown({ values }).finding).toBe(finding);
    },
  );

  it('draws a ring only up to a full circle, and links only to our own screens, what is late to what is due first [DASH-02, DASH-03, OWN-258]', () => {
    const gauges = shown({
      stats: [
        stat({ percent: 140, target: '//ailleurs.example' }),
        stat({ percent: -3, target: 'https://ailleurs.example' }),
        stat({ percent: 0, target: '/t-histogram?prefilter=1' }),
        stat({ percent: 0, text: 'En retard', target: '/t-exited' }),
        stat({ percent: 0, text: 'En retard', target: '/ailleurs' }),
      ],
    }).gauges;
    expect(gauges.map(({ percent, target }) => [percent, target])).toEqual([
      [100, null],
      [0, null],
      [0, '/t-histogram?prefilter=1'],
      [0, '/t-exited?tri=return_date'],
      [0, '/ailleurs'],
    ]);
  });

  it('draws the months that have a value, and shows an unknown label unchanged [DASH-04]', () => {
    expect(shown({ labels: ['printemps', '03/2026', '04/2026'], values: [1, 2] }).months).toEqual([
      { month: 'printemps', name: 'printemps', short: 'printemps', exits: 1 },
      { month: '03/2026', name: 'mars 2026', short: 'mars', exits: 2 },
    ]);
    expect(shown({ labels: [], values: [] }).finding).toBe('Rien n’est sorti depuis un an.');
  });

  it('shows the server’s sentence [DASH-07]', () => {
    const message = (text: string | null) => shown({ message: text, messageType: 'info' }).message;
    expect([message('Bonjour.'), message(''), message(null)]).toEqual([
      { text: 'Bonjour.', severity: 'info' },
      null,
      null,
    ]);
  });
});
