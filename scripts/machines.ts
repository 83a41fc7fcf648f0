import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chartOf } from './machines/chart.ts';
import { draw } from './machines/draw.ts';
import { findMachines } from './machines/find-machines.ts';
import { layout } from './machines/layout.ts';
import { type Drawn, page } from './machines/page.ts';

const target = path.resolve(import.meta.dirname, '../dist/machines/index.html');

const drawn: Drawn[] = [];
for (const found of await findMachines()) {
  const chart = chartOf(found.machine);
  drawn.push({ ...found, svg: draw(chart, await layout(chart), found.machine.id) });
}
await mkdir(path.dirname(target), { recursive: true });
await writeFile(target, page(drawn));
console.log(`${drawn.length} machines are drawn in ${target}`);
