import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { coverageOf, coverageTable, faultsOf } from './machines/coverage.ts';
import { findMachines } from './machines/find-machines.ts';
import { buildRoom } from './machines/build-room.ts';
import { buildRoomOf } from './machines/given-machines.ts';
import { pictureOf } from './machines/picture.ts';
import { ensureRuns } from './machines/runs.ts';
import { main } from './process.mjs';

const root = path.resolve(import.meta.dirname, '..');

// npm run machines [-- --coverage [--all] | --pictures | --file some.machine.ts]
const { values } = parseArgs({
  options: {
    coverage: { type: 'boolean' },
    all: { type: 'boolean' },
    pictures: { type: 'boolean' },
    file: { type: 'string' },
  },
});

if (values.coverage) {
  const [runs, found] = await Promise.all([
    ensureRuns(values.all ? 'allRuns' : 'runs'),
    findMachines(),
  ]);
  if (runs.problem !== null) console.error(runs.problem);
  const rows = coverageOf(
    found.map(({ machine }) => machine),
    runs,
  );
  console.log(coverageTable(rows));
  const faults = values.all ? faultsOf(rows) : [];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0 || runs.problem !== null) process.exitCode = 1;
} else if (values.pictures) {
  const folder = path.join(root, 'machines/pictures');
  await mkdir(folder, { recursive: true });
  const found = await findMachines();
  for (const { machine } of found)
    await writeFile(path.join(folder, `${machine.id}.svg`), await pictureOf(machine));
  console.log(`${found.length} pictures are in ${folder}`);
} else {
  const { file } = values;
  const folder = path.join(root, file === undefined ? 'dist/machines' : 'dist/machines-of-a-file');
  await main(() => (file === undefined ? buildRoom(folder) : buildRoomOf(folder, file)));
  console.log(`The machine room is ${path.join(folder, 'index.html')}`);
}
