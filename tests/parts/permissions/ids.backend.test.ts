import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawing, multipart } from '../../map/map-world.ts';
import { openGateway, type TestGateway } from '../../support/gateway.ts';
import type { Staff } from '../../support/staff.ts';
import type { World } from '../../support/world.ts';
import { callsOfTheSite, idRows } from './id-parameters.ts';
import type { IdRow } from './id-row.ts';
import { openIdWorld } from './id-world.ts';

let world: World;
let gateway: TestGateway;
let staff: Staff;

beforeAll(async () => {
  ({ world, staff } = await openIdWorld());
  gateway = await openGateway(world.url, { operations: 'open' });
});
afterAll(async () => {
  await gateway.close();
  await world.close();
});

const bad = {
  foreign: '21',
  unknown: '99999',
  negative: '-1',
  'beyond integers': '2147483648',
  'a word': 'abc',
} as const;

/** Every id of a call, one at a time, in each bad form. */
const spoiled = ({ call, good, ids }: IdRow) =>
  ids.flatMap((name) =>
    Object.entries(bad)
      .filter(([what]) => what !== 'foreign' || !callsOfTheSite.includes(call))
      .map(([what, value]) => ({ what: `${name} ${what}`, values: { ...good, [name]: value } })),
  );

const rest = async ({ call, who, file }: IdRow, values: Readonly<Record<string, string>>) => {
  const { status, body } = await world.call(call, {
    token: staff.token(who),
    form: values,
    ...(file && { body: multipart(values, JSON.stringify(drawing)) }),
    path: values,
  });
  return { status, success: body.success, said: body.message !== null };
};

const graphql = async ({ who, graphql: operation }: IdRow, values: IdRow['good']) => {
  const { data, errors } = await gateway.query(operation(values), staff.token(who));
  const answer = data?.['it'] as { __typename?: string; message?: string } | string | null;
  const code = (errors?.[0]?.extensions as { code?: string } | undefined)?.code;
  if (code !== undefined) return code;
  if (errors) throw new Error(errors[0]?.message);
  return answer !== null && typeof answer === 'object' ? (answer.__typename ?? 'data') : 'data';
};

/** Every row of every table of the three congregations, without the traces of signing in and of calling. */
async function everything(): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const congregation of [1, 2, 3]) {
    const tables = await world.read<{ name: string }>(
      `select table_name as name
       from information_schema.columns
       where column_name = 'congregation_id'
         and table_name not in ('sign_in_attempts', 'idempotent_answers')
       order by table_name`,
    );
    for (const { name } of tables) {
      const rows = await world.read<{ line: string }>(
        `select t::text as line from ${name} t order by 1`,
        congregation,
      );
      lines.push(...rows.map(({ line }) => `${congregation} ${name} ${line}`));
    }
  }
  return lines;
}

const sorted = (names: readonly string[]) => names.toSorted((a, b) => a.localeCompare(b));

describe('every call that takes ids of a congregation', { timeout: 60_000 }, () => {
  it('has its row in the table of this test [GEN-20]', () => {
    const rows = idRows.map(({ call }) => call);
    expect(rows.filter((call) => !world.builtCalls.includes(call))).toEqual([]);
    const withIds = world.builtCalls.filter((call) => /\{\w*id\}/u.test(call));
    expect(withIds.filter((call) => !rows.includes(call))).toEqual([]);
    expect(sorted(rows)).toEqual(sorted([...new Set(rows)]));
  });

  it('refuses each bad id with a sentence, and changes nothing [GEN-20, RG-03]', async () => {
    const before = await everything();
    for (const row of idRows) {
      for (const { what, values } of spoiled(row)) {
        expect(await rest(row, values), `${row.call} with ${what}`).toEqual({
          status: 200,
          success: false,
          said: true,
        });
      }
    }
    expect(await everything()).toEqual(before);
  });

  it('refuses them through GraphQL too, as data or as a refused field [GEN-20, B-93]', async () => {
    const before = await everything();
    for (const row of idRows) {
      for (const { what, values } of spoiled(row)) {
        const answer = await graphql(row, values);
        expect(['Refusal', 'REFUSED'], `${row.call} with ${what}: ${answer}`).toContain(answer);
      }
    }
    expect(await everything()).toEqual(before);
  });

  it('is refused for the id alone: with good ids it succeeds, and the neighbour’s rows stay [GEN-20]', async () => {
    const neighbours = async () => (await everything()).filter((line) => line.startsWith('2 '));
    const before = await neighbours();
    const found: Record<string, string> = {};
    for (const row of idRows) found[row.call] = await graphql(row, row.good);
    const refused = Object.entries(found).filter(([, it]) => /refus|backend|unauth/iu.test(it));
    expect(refused).toEqual([]);
    expect(await neighbours()).toEqual(before);
  });
});
