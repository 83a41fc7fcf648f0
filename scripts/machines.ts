import path from 'node:path';
import { parseArgs } from 'node:util';
import { coverageOf, coverageTable } from './machines/coverage.ts';
import { findMachines } from './machines/find-machines.ts';
import { buildRoom } from './machines/build-room.ts';
import { ensureRuns } from './machines/runs.ts';

const root = path.resolve(import.meta.dirname, '..');

// npm run machines [-- --coverage]
const { values } = parseArgs({ options: { coverage: { type: 'boolean' } } });

if (values.coverage) {
  const [runs, found] = await Promise.all([ensureRuns(), findMachines()]);
  if (runs.problem !== null) console.error(runs.problem);
  console.log(
    coverageTable(
      coverageOf(
        found.map(({ machine }) => machine),
        runs,
      ),
    ),
  );
} else {
  const folder = path.join(root, 'dist/machines');
  await buildRoom(folder);
  console.log(`The machine room is ${path.join(folder, 'index.html')}`);
}
