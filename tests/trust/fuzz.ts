import { mayCall, type RoleId } from '../../backend/parts/permissions/permissions.ts';
import { fc } from '../support/rounds.ts';
import { ask, bearer, call, jsonOf, type GraphqlAnswer, type Heard } from './asking.ts';
import type { Known, KnownCall, KnownOperation } from './calls.ts';
import { changesIn, rowsOfNeighbour } from './neighbour.ts';
import { oddCall, oddVariables } from './odd-values.ts';
import { defectsOf, roleIds, type Stage } from './stage.ts';
import { tallyOf, type Row, type Tally } from './tally.ts';
import { faultOf, graphqlFaultOf } from './verdict.ts';
import { illnesses, works } from './works.ts';

export interface FuzzOptions {
  readonly seed: number;
  /** Random bodies for each call and each operation. */
  readonly bodies: number;
}

/** Random bodies for every call and every operation, by the mightiest who may make it. */
export async function fuzz(stage: Stage, known: Known, options: FuzzOptions): Promise<Row[]> {
  const before = await rowsOfNeighbour(stage.database);
  const ill = await illnesses(stage);
  const rest = tallyOf('fuzz', 'random bodies for REST calls');
  for (const one of known.calls) await fuzzed(stage, options, rest, restTarget(stage, one));
  const graphql = tallyOf('fuzz', 'random variables for GraphQL operations');
  for (const one of known.operations)
    await fuzzed(stage, options, graphql, graphqlTarget(stage, one));
  const after = tallyOf('fuzz', 'the neighbour’s rows and the product afterwards');
  after.tried(before.length);
  for (const row of changesIn(before, await rowsOfNeighbour(stage.database))) after.through(row);
  for (const line of defectsOf(stage)) after.through(`defect: ${line.slice(0, 600)}`);
  for (const broken of await works(stage)) after.lost(broken);
  for (const one of await illnesses(stage)) if (!ill.includes(one)) after.lost(`doctor: ${one}`);
  return [
    rest.row(`${known.calls.length} calls`),
    graphql.row(`${known.operations.length} operations`),
    after.row(),
  ];
}

interface Target<Input> {
  readonly name: string;
  readonly inputs: fc.Arbitrary<Input>;
  readonly send: (input: Input, token: string) => Promise<Heard>;
  readonly fault: (heard: Heard) => string | null;
  readonly role: RoleId;
  readonly shown: (input: Input) => string;
}

const restTarget = (stage: Stage, known: KnownCall): Target<Parameters<typeof call>[2]> => ({
  name: known.name,
  inputs: oddCall(known),
  send: (parts, token) =>
    call(stage, known, { ...parts, headers: { ...parts?.headers, ...bearer(token) } }),
  fault: faultOf,
  role: roleIds.find((it) => mayCall(known.name, it)) ?? 1,
  shown: (parts) => JSON.stringify(parts),
});

const graphqlTarget = (
  stage: Stage,
  operation: KnownOperation,
): Target<Readonly<Record<string, unknown>>> => ({
  name: operation.name,
  inputs: oddVariables(operation.variables),
  send: (variables, token) => ask(stage, operation, variables, bearer(token)),
  fault: graphqlFaultOf,
  role: 1,
  shown: (variables) => JSON.stringify(variables),
});

async function fuzzed<Input>(
  stage: Stage,
  { seed, bodies }: FuzzOptions,
  tally: Tally,
  { name, inputs, send, fault, role, shown }: Target<Input>,
): Promise<void> {
  let token = await stage.seat(role);
  const property = fc.asyncProperty(inputs, async (input) => {
    tally.tried();
    let heard = await send(input, token);
    // What was sent before may have ended the session, or taken the account away.
    if (isUnknown(heard)) {
      token = await stage.seat(role);
      heard = await send(input, token);
    }
    const found = fault(heard);
    if (found !== null) throw new Error(found);
  });
  const run = await fc.check(property, { seed, numRuns: bodies, interruptAfterTimeLimit: 60_000 });
  if (!run.failed || run.counterexample === null) return;
  const reason = run.errorInstance instanceof Error ? run.errorInstance.message : '';
  tally.through(`${name}: ${reason}; ${shown(run.counterexample[0]).slice(0, 600)}`);
}

function isUnknown({ status, text }: Heard): boolean {
  if (status === 401) return true;
  if (!text.includes('UNAUTHENTICATED')) return false;
  const { errors = [] } = jsonOf(text) as GraphqlAnswer;
  return errors.some((it) => it.extensions?.code === 'UNAUTHENTICATED');
}
