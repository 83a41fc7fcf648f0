import { describe, expect, it } from 'vitest';
import { movedFrom, tableOf, withTable } from '../../scripts/bench/results.mjs';

const row = {
  bar: 3,
  what: 'added at p50',
  ratio: 1.2,
  spread: [1.1, 1.3] as const,
  limit: '≤ 1.5',
  met: true,
};

describe('the results of the benches', () => {
  it('stand in the order of the bars, each with its file, day and commit', () => {
    const run = { date: '2026-11-25', commit: 'abc1234', machine: '2 × A' };
    const free = { ...row, bar: null, what: 'seconds', limit: null };
    const missed = { ...row, bar: 1, what: 'throughput', met: false };
    expect(
      tableOf({ ground: { ...run, rows: [free] }, latency: { ...run, rows: [row, missed] } }),
    ).toBe(
      [
        'On 2 × A.',
        '',
        '| bar | what | seen | spread | limit | met | file | date | commit |',
        '|---|---|--:|---|---|---|---|---|---|',
        '| 1 | throughput | 1.20 | 1.10–1.30 | ≤ 1.5 | no | latency | 2026-11-25 | abc1234 |',
        '| 3 | added at p50 | 1.20 | 1.10–1.30 | ≤ 1.5 | yes | latency | 2026-11-25 | abc1234 |',
        '| – | seconds | 1.20 | 1.10–1.30 | – | – | ground | 2026-11-25 | abc1234 |',
        '',
      ].join('\n'),
    );
  });

  it('take the place of the former ones, and of nothing else', () => {
    const page = 'before\n<!-- results -->\nold\n<!-- end of results -->\nafter';
    expect(withTable(page, 'new $1\n')).toBe(
      'before\n<!-- results -->\nnew $1\n<!-- end of results -->\nafter',
    );
    expect(() => withTable('nothing', 'new')).toThrow('no place');
  });

  it('moved where their spreads do not meet', () => {
    expect(movedFrom(row, [])).toBe('');
    expect(movedFrom(row, [{ ...row, what: 'another', spread: [9, 9] }])).toBe('');
    expect(movedFrom(row, [{ ...row, ratio: 1.35, spread: [1.3, 1.4] }])).toBe('');
    expect(movedFrom(row, [{ ...row, ratio: 1.5, spread: [1.4, 1.6] }])).toBe('down from 1.50');
    expect(movedFrom(row, [{ ...row, ratio: 0.9, spread: [0.8, 1] }])).toBe('up from 0.90');
  });
});
