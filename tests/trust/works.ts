import { diagnose } from '../../backend/doctor/diagnosis.ts';
import { browserOf } from '../support/writers.ts';
import { neighbour } from './neighbour.ts';
import { clock, type Stage } from './stage.ts';

/** What an ordinary day needs and does not work; empty when all does. */
export async function works(stage: Stage): Promise<readonly string[]> {
  const broken: string[] = [];
  const ready = await fetch(`${stage.product.url}/readyz`);
  if (ready.status !== 200) broken.push(`readiness ${ready.status}`);
  await stage.seat(2);
  const run = await browserOf(stage.product, 'ESSAI Rôle 2');
  const name = `Après ${Date.now()}`;
  const steps: readonly (readonly [string, object, RegExp])[] = [
    ['Menu', {}, /"menu":\{/u],
    ['Territories', {}, /"territories":\{/u],
    ['AddTerritoryType', { longName: name, shortName: 'Apr.' }, /TerritoryTypeAdded/u],
    ['TerritoryTypes', {}, new RegExp(name, 'u')],
  ];
  for (const [operation, variables, wanted] of steps) {
    const text = JSON.stringify(await run(operation, variables));
    if (!wanted.test(text)) broken.push(`${operation}: ${text.slice(0, 300)}`);
  }
  return broken;
}

/** What the doctor finds in the database of the product, but for the neighbour's rows, which are made up. */
export async function illnesses({ connectionString, product }: Stage): Promise<readonly string[]> {
  const place = { dataDir: product.dataDir, now: clock.now() };
  const { findings } = await diagnose(connectionString, clock.today(), place);
  return findings.filter((finding) => !finding.startsWith(neighbour.name));
}
