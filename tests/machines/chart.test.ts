import { expect, it } from 'vitest';
import { chartOf } from '../../scripts/machines/chart.ts';
import { draw } from '../../scripts/machines/draw.ts';
import { findMachines } from '../../scripts/machines/find-machines.ts';
import { layout } from '../../scripts/machines/layout.ts';
import { page } from '../../scripts/machines/page.ts';
import { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts';

it('a machine is drawn with its question, its calls, its guards and its ends [DC-04]', () => {
  const { root, arrows } = chartOf(confirmationMachine);
  expect(root.first).toBe('confirmation.quiet');
  expect(root.boxes.map(({ name, busy, kind, lines }) => ({ name, busy, kind, lines }))).toEqual([
    { name: 'quiet', busy: false, kind: 'atomic', lines: [] },
    {
      name: 'asking',
      busy: false,
      kind: 'atomic',
      lines: [{ text: '{question}', role: 'ask' }],
    },
    { name: 'doing', busy: true, kind: 'atomic', lines: [{ text: 'calls perform', role: 'call' }] },
    { name: 'told', busy: false, kind: 'atomic', lines: [] },
    {
      name: 'sessionEnded',
      busy: false,
      kind: 'final',
      lines: [{ text: '→ /login', role: 'next' }],
    },
  ]);
  expect(arrows.map(({ id, labels }) => [id, labels])).toEqual([
    ['confirmation.quiet > confirmation.asking', ['ask']],
    ['confirmation.asking > confirmation.doing', ['confirm']],
    ['confirmation.asking > confirmation.quiet', ['cancel']],
    [
      'confirmation.doing > confirmation.told',
      ['perform ✓ [refused]', 'perform ✓ [else]', 'perform ✗ [else]'],
    ],
    ['confirmation.doing > confirmation.asking', ['perform ✗', '[networkFailed]']],
    ['confirmation.doing > confirmation.sessionEnded', ['perform ✗ [sessionEnded]']],
    ['confirmation.told > confirmation.asking', ['ask']],
  ]);
});

it('the page of all machines holds every one and asks nothing of the network [DC-04]', async () => {
  const found = await findMachines();
  const drawn = await Promise.all(
    found.map(async (machine) => {
      const chart = chartOf(machine.machine);
      return { ...machine, svg: draw(chart, await layout(chart), machine.machine.id) };
    }),
  );
  const html = page(drawn);
  for (const { machine } of found) expect(html).toContain(`<section id="${machine.id}">`);
  expect(html).not.toMatch(/(src|href)="(?!#)|url\((?!#)|@import/u);
});
