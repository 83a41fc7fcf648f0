import { mayCall, type RoleId } from '../../../backend/parts/permissions/permissions.ts';
import { ask, bearer, call } from '../asking.ts';
import type { Fields, Known, KnownCall } from '../calls.ts';
import { changesIn, neighbour, rowsOf, rowsOfNeighbour } from '../neighbour.ts';
import type { Stage } from '../stage.ts';
import { tallyOf, type Row } from '../tally.ts';
import { soundVariables, type Variables } from '../variables.ts';
import { faultOf, graphqlFaultOf } from '../verdict.ts';

const foreign = String(neighbour.id);
const isId = (name: string) => /(?:^|_)ids?(?:$|_)|Ids?$|^(?:selected|token|held)$/u.test(name);

/** Every id of every call and every operation is the neighbour's: one after the other, and all at once. */
export async function crossing(stage: Stage, known: Known): Promise<readonly Row[]> {
  const before = await rowsOfNeighbour(stage.database);
  const rest = tallyOf('attacks', 'the neighbour’s ids in REST calls');
  const graphql = tallyOf('attacks', 'the neighbour’s ids in GraphQL operations');
  for (const role of [1, 2, 3, 5] as const satisfies readonly RoleId[]) {
    for (const one of known.calls.filter(({ name }) => mayCall(name, role))) {
      for (const parts of spoiledCalls(one)) {
        const heard = await call(stage, one, {
          ...parts,
          headers: bearer(await stage.seat(role)),
        });
        rest.tried();
        const fault = faultOf(heard);
        if (fault) rest.through(`${one.name} as ${role} with ${JSON.stringify(parts)}: ${fault}`);
      }
    }
    for (const one of known.operations) {
      for (const variables of spoiledVariables(soundVariables(one))) {
        const heard = await ask(stage, one, variables, bearer(await stage.seat(role)));
        graphql.tried();
        const fault = graphqlFaultOf(heard);
        if (fault)
          graphql.through(`${one.name} as ${role} with ${JSON.stringify(variables)}: ${fault}`);
      }
    }
  }
  const changes = changesIn(before, await rowsOfNeighbour(stage.database));
  for (const change of changes) rest.through(change);
  const own = await rowsOf(stage.database, 1);
  // A row of ours that names one of the neighbour's.
  for (const row of own.filter((it) => new RegExp(`(?<!\\d)${foreign}(?!\\d)`, 'u').test(it)))
    rest.through(row);
  return [rest.row(`${before.length} rows compared`), graphql.row()];
}

/** And the congregation itself, in fields that nobody asked for. */
const otherCongregation = { congregation_id: String(neighbour.congregation), home: '77' };

function spoiledCalls({ parameters, query, form }: KnownCall) {
  return [
    ...spoiled(parameters).map((it) => ({ parameters: it })),
    ...spoiled(query).map((it) => ({ query: it })),
    ...spoiled(form).map((it) => ({ form: it })),
    ...('congregation_id' in form ? [] : [{ form: { ...form, ...otherCongregation } }]),
  ];
}

function spoiled(fields: Fields): readonly Fields[] {
  const names = Object.keys(fields).filter(isId);
  const one = (name: string) => ({
    [name]: fields[name]?.startsWith('[') ? `[${foreign}]` : foreign,
  });
  const all = Object.assign({}, ...names.map(one)) as Fields;
  return [
    ...names.map((name) => ({ ...fields, ...one(name) })),
    ...(names.length > 1 ? [{ ...fields, ...all }] : []),
  ];
}

function spoiledVariables(variables: Variables): readonly Variables[] {
  const one = Object.keys(variables)
    .filter(isId)
    .map((name) => ({ ...variables, [name]: foreignLike(variables[name]) }));
  return [...one, deeplyForeign(variables) as Variables];
}

const foreignLike = (value: unknown) => (Array.isArray(value) ? [foreign] : foreign);

function deeplyForeign(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof File) return value;
  if (Array.isArray(value)) return value.map(deeplyForeign);
  return Object.fromEntries(
    Object.entries(value).map(([name, it]) => [
      name,
      isId(name) ? foreignLike(it) : deeplyForeign(it),
    ]),
  );
}
