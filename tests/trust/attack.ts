import type { Known } from './calls.ts';
import { largeBodies, slowBodies } from './attacks/bodies.ts';
import { crossing } from './attacks/crossing.ts';
import { guessing } from './attacks/guessing.ts';
import { origins } from './attacks/origins.ts';
import { paths } from './attacks/paths.ts';
import { queries } from './attacks/queries.ts';
import { pushes } from './attacks/pushes.ts';
import { policyReports } from './attacks/reports.ts';
import { secondWays } from './attacks/second-ways.ts';
import { roles } from './attacks/roles.ts';
import { smuggling } from './attacks/smuggling.ts';
import { tokens } from './attacks/tokens.ts';
import { defectsOf, type Stage } from './stage.ts';
import { tallyOf, type Row } from './tally.ts';
import { works } from './works.ts';

export interface AttackOptions {
  /** Those that take long, too. */
  readonly whole: boolean;
}

/** Attacks at everything the permission table and the web application name. */
export async function attack(
  stage: Stage,
  known: Known,
  { whole }: AttackOptions,
): Promise<readonly Row[]> {
  const afterwards = tallyOf('attacks', 'the product afterwards');
  // An address from which somebody has signed in stays open to that person.
  for (const broken of await works(stage)) afterwards.lost(`before: ${broken}`);
  const slow = whole ? slowBodies(stage, 300) : [];
  const rows = [
    ...(await tokens(stage, known)),
    ...(await roles(stage, known)),
    ...(await crossing(stage, known)),
    ...(await origins(stage, known)),
    ...(await paths(stage, known)),
    ...(await smuggling(stage)),
    ...(await queries(stage)),
    ...(await policyReports(stage)),
    ...(await pushes(stage)),
    ...(await guessing(stage, whole ? 100 : 35)),
    ...(await secondWays(stage, whole ? 100 : 35)),
    ...(whole ? await largeBodies(stage, known) : []),
    ...(await slow),
  ];
  afterwards.tried();
  for (const line of defectsOf(stage)) afterwards.through(`defect: ${line.slice(0, 600)}`);
  for (const broken of await works(stage)) afterwards.lost(broken);
  return [...rows, afterwards.row()];
}
