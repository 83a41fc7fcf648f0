import { expect, it } from 'vitest';
import { chartOf } from '../../scripts/machines/chart.ts';
import { draw } from '../../scripts/machines/draw.ts';
import { findMachines } from '../../scripts/machines/find-machines.ts';
import { layout } from '../../scripts/machines/layout.ts';
import { page } from '../../scripts/machines/page.ts';
import { reprieveMachine } from '#machines/exited/reprieve.machine.ts';
import { shellMachine } from '#machines/shell/shell.machine.ts';

it('a machine is drawn with its question, its calls and its guards [DC-04]', () => {
  const { root, arrows } = chartOf(reprieveMachine);
  expect(root.first).toBe('reprieve.quiet');
  expect(root.boxes.map(({ name, busy, kind, lines }) => ({ name, busy, kind, lines }))).toEqual([
    { name: 'quiet', busy: false, kind: 'atomic', lines: [] },
    {
      name: 'asking',
      busy: false,
      kind: 'atomic',
      lines: [{ text: 'Voulez-vous ajouter un sursis ?', role: 'ask' }],
    },
    {
      name: 'doing',
      busy: true,
      kind: 'atomic',
      lines: [{ text: 'calls grantReprieve', role: 'call' }],
    },
  ]);
  expect(arrows.map(({ id, labels }) => [id, labels])).toEqual([
    ['reprieve.quiet > reprieve.asking', ['ask']],
    ['reprieve.asking > reprieve.doing', ['confirm']],
    ['reprieve.asking > reprieve.quiet', ['cancel']],
    ['reprieve.doing > reprieve.quiet', ['grantReprieve ✓', 'grantReprieve ✗ [else]']],
    ['reprieve.doing > reprieve.asking', ['grantReprieve ✗', '[networkFailed]']],
  ]);
});

it('a state where a machine ends is drawn with the route it leads to [DC-04]', () => {
  const ends = chartOf(shellMachine).root.boxes.filter(({ kind }) => kind === 'final');
  expect(ends.map(({ name, lines }) => ({ name, lines }))).toEqual([
    { name: 'publicMap', lines: [{ text: '→ /map/:token', role: 'next' }] },
    { name: 'anonymous', lines: [{ text: '→ /login', role: 'next' }] },
  ]);
});

it('the page of all machines holds each of them and requests nothing from the network [DC-04]', async () => {
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
