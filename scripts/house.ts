import { tableOf } from './house/figures.ts';
import { figuresOf, readHouse } from './house/house.ts';
import { statesOfMachines } from './house/machines.ts';

const house = await readHouse();
const figures = figuresOf(house);
const findings = figures.flatMap((figure) => figure.findings);

console.log(tableOf(figures));
console.log('\nmachines by states:');
for (const { file, states } of statesOfMachines(house.modules))
  console.log(`${String(states.length).padStart(4)}  ${file}`);
if (findings.length > 0) {
  console.log('');
  for (const { file, line, text } of findings) console.log(`${file}:${line} ${text}`);
  process.exitCode = 1;
}
