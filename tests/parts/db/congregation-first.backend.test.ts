import { setImmediate } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accessesOf,
  hearPlans,
  tellPlans,
  type Access,
  type PlanNode,
} from '../../support/plans.ts';
import { createTestDatabase } from '../../support/postgres.ts';
import { tokenFor } from '../../support/session.ts';
import { writtenStatements, type Statement } from '../../support/statements.ts';
import type { World } from '../../support/world.ts';
import { bearer, call, type CallParts } from '../../trust/asking.ts';
import { whatThereIs, type KnownCall } from '../../trust/calls.ts';
import { idRows } from '../permissions/id-parameters.ts';
import { openIdWorld } from '../permissions/id-world.ts';

/** Indexes that do not lead with the congregation, what their condition must name, and why they may be used. */
const otherIndexes: Readonly<Record<string, { readonly names: string; readonly why: string }>> = {
  users_site_administrators: {
    names: '',
    why: 'a partial index: the few administrators of the site, who sign in everywhere',
  },
  territory_maps_token_key: {
    names: 'token)::text = ',
    why: 'a public link names one map by its token, and no congregation',
  },
  territory_types_pkey: {
    names: '(id = ',
    why: 'one type by its id, which is unique on the site',
  },
};

/** The congregation; of a type, and of the type of a territory, 0 where it is built in. */
const leadingColumns = ['congregation_id', 'owner', 'type_owner'];

/** The first column of each index of a table of congregations. */
type Indexes = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Null where an access is as it must be. */
function strayOf({ table, index, condition }: Access, indexes: Indexes): string | null {
  const known = indexes.get(table);
  if (!known) return null;
  const first = known.get(index ?? '') ?? '';
  const names = leadingColumns.includes(first)
    ? [`${first} = `, `${first} IS NULL`]
    : [otherIndexes[index ?? '']?.names];
  if (names.some((it) => it !== undefined && condition.includes(it))) return null;
  return `${table} by ${index ?? 'every row'} ${condition}`;
}

const straysOf = (plan: PlanNode, indexes: Indexes): readonly string[] =>
  accessesOf(plan).flatMap((it) => strayOf(it, indexes) ?? []);

async function indexesOfCongregations(client: Client): Promise<Indexes> {
  const { rows } = await client.query<{ table: string; indexes: Record<string, string> }>(
    `select t.relname as table, json_object_agg(i.relname, a.attname) as indexes
     from pg_index x
     join pg_class t on t.oid = x.indrelid
     join pg_class i on i.oid = x.indexrelid
     join pg_attribute a on a.attrelid = x.indexrelid and a.attnum = 1
     where t.relnamespace = 'public'::regnamespace
       and exists (select from pg_attribute c where c.attrelid = t.oid and c.attname = 'congregation_id')
     group by t.relname`,
  );
  return new Map(rows.map(({ table, indexes }) => [table, new Map(Object.entries(indexes))]));
}

describe('each statement of the backend’s queries', () => {
  const roles = ['territories_tenant', 'territories_anonymous', 'territories_site'] as const;
  const plannable = /^\s*(?:select|insert|update|delete|with|declare)\b/iu;
  /** Their table is an argument, or the owner of the database sends them, about the queue. */
  const notPlanned = {
    'archive/archive.queries.ts': ['linesIn', 'insertRows'],
    'backup/backup.queries.ts': ['sequenceState', 'hasRows'],
    'doctor/server.queries.ts': ['mailJobKeys', 'vanishedRows'],
    'jobs/jobs.queries.ts': [
      'askInCongregations',
      'askForMails',
      'askForPushes',
      'askForBackup',
      'forgetDeadJobs',
    ],
  };

  let client: Client;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await createTestDatabase();
    client = new Client({ connectionString: database.connectionString });
    await client.connect();
    drop = async () => {
      await client.end();
      await database.drop();
    };
  });
  afterAll(() => drop());

  /** Null where that role may not run it. */
  async function planOf(sql: string, role: string): Promise<PlanNode | null> {
    await client.query(
      `begin; set local role ${role}; set local app.congregation_id = 1; set local enable_seqscan = off`,
    );
    try {
      const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
        `explain (generic_plan, format json) ${sql}`,
      );
      return rows[0]?.['QUERY PLAN'][0]?.Plan ?? null;
    } catch (fault) {
      if (fault instanceof DatabaseError && fault.code === '42501') return null;
      throw new Error(sql, { cause: fault });
    } finally {
      await client.query('rollback');
    }
  }

  async function findingsOf({ from, sql }: Statement, indexes: Indexes) {
    const plans: PlanNode[] = [];
    for (const role of roles) plans.push(...[(await planOf(sql, role)) ?? []].flat());
    if (plans.length === 0) return [`${from}: no role may`];
    return plans.flatMap((plan) => straysOf(plan, indexes).map((stray) => `${from}: ${stray}`));
  }

  it('is found where it reads those of all [OWN-170]', async () => {
    const indexes = await indexesOfCongregations(client);
    const strays = async (sql: string) => straysOf((await planOf(sql, 'none'))!, indexes);
    expect(await strays(`select from territories where note = $1`)).toEqual([
      'territories by every row ',
    ]);
    expect(await strays(`select from territory_types where id > $1`)).toEqual([
      'territory_types by territory_types_pkey (id > $1)',
    ]);
    expect(await strays(`select from territories where congregation_id = $1`)).toEqual([]);
    expect(await strays(`select from activities`)).toEqual([]);
  });

  it('comes to rows of a congregation by an index that leads with it [OWN-170]', async () => {
    const indexes = await indexesOfCongregations(client);
    const { statements, silent } = await writtenStatements();
    const skipped = Object.entries(notPlanned).flatMap(([file, names]) =>
      names.map((name) => `backend/${file} ${name}`),
    );
    const found: string[] = [];
    for (const it of statements) {
      if (!plannable.test(it.sql) || skipped.includes(it.from)) continue;
      found.push(...(await findingsOf(it, indexes)));
    }
    expect(found).toEqual([]);
    expect(skipped.filter((it) => !statements.some(({ from }) => from === it))).toEqual([]);
    expect(silent).toEqual([
      'backend/backup/backup.queries.ts copyOf',
      'backend/backup/backup.queries.ts copyInto',
      'backend/domain/assignment/held-by.queries.ts heldBy',
      'backend/domain/map/limits.queries.ts limitsIn',
      'backend/exit/choices.queries.ts offered',
      'backend/parts/consent/consent.queries.ts acceptsPresentRules',
      'backend/parts/event-log/event-log.queries.ts authorOf',
      'backend/parts/event-log/event-log.queries.ts kindOf',
      'backend/parts/event-log/event-log.queries.ts behindColon',
      'backend/parts/event-log/event-log.queries.ts withoutName',
      'backend/privacy/personal-texts.queries.ts mentions',
    ]);
  });
});

describe('each statement that a call runs, those of triggers and foreign keys too', () => {
  /** Calls that read no row of a congregation here, and why. */
  const shallowCalls: Readonly<Record<string, readonly string[]>> = {
    'they are about the site': [
      'GET /congregation/list',
      'GET /congregation/select',
      'GET /ground/list',
      'POST /ground/cancel',
      'POST /ground/edit',
      'POST /ground/path',
      'POST /ground/remove',
      'POST /ground/upload',
      'POST /ground/upload/piece',
      'POST /server/job/retry',
      'POST /site/firstadministrator',
    ],
    'they answer what is the same everywhere': [
      'GET /history/activity',
      'GET /user/allowedroles',
      'GET /user/rgpdprivacy/view',
      'POST /passkey/signin/options',
    ],
    'they are about sessions alone': [
      'GET /user/connection/list',
      'GET /user/devicekey',
      'POST /user/connection/end',
      'POST /user/signout',
    ],
    'no period is none, and is refused before': ['POST /audit/file'],
    'their made-up token, key or file is refused before': [
      'GET /map/info/{token}',
      'GET /onetap/calendar/{token}',
      'GET /onetap/link/{token}',
      'GET /streets/shared/map/{token}',
      'GET /streets/shared/{token}',
      'POST /act/undo',
      'POST /congregation/archive/import',
      'POST /message/device/add',
      'POST /message/device/end',
      'POST /onetap/link',
      'POST /pairing/open',
      'POST /passkey/add',
      'POST /passkey/signin',
      'POST /pocket/act',
      'POST /pocket/check',
      'POST /pocket/tick',
      'POST /secondfactor/check',
      'POST /secondfactor/signin',
      'POST /streets/shared/mark',
    ],
  };

  it('comes to rows of a congregation by an index that leads with it [OWN-170]', async () => {
    const { calls } = await whatThereIs();
    const plansSince = hearPlans();
    const { world, staff } = await openIdWorld(({ connectionString }) =>
      tellPlans(connectionString),
    );
    const client = new Client({ connectionString: world.connectionString });
    await client.connect();
    await client.query(manyTypes);
    const indexes = await indexesOfCongregations(client);
    const strays = new Set<string>();
    const shallow: string[] = [];

    const ask = async (known: KnownCall, parts: CallParts) => {
      plansSince();
      const { status } = await call({ product: { backendUrl: world.url } }, known, parts);
      expect(status, known.name).toBe(200);
      await idle(world);
      const plans = plansSince();
      for (const plan of plans)
        for (const stray of straysOf(plan, indexes)) strays.add(`${known.name}: ${stray}`);
      if (!plans.some((plan) => isOfTheCall(plan, indexes))) shallow.push(known.name);
    };

    const left = new Map(calls.map((known) => [known.name, known]));
    for (const { call: name, good, who } of idRows) {
      const parts = { parameters: good, form: good, headers: bearer(staff.token(who)) };
      await ask(left.get(name)!, parts);
      left.delete(name);
    }
    for (const known of left.values()) {
      await client.query(siteAdministratorAgain);
      await ask(known, { headers: bearer(await tokenFor(world, 1)) });
    }

    expect([...strays]).toEqual([]);
    expect(shallow.toSorted()).toEqual(Object.values(shallowCalls).flat().toSorted());
    await client.end();
    await world.close();
  });

  /** Reads rows of a congregation, beyond the session that each call looks up. */
  const isOfTheCall = (plan: PlanNode, indexes: Indexes) => {
    const tables = accessesOf(plan).map(({ table }) => table);
    return !tables.includes('sessions') && tables.some((it) => indexes.has(it));
  };

  /** With few, an order by their id is had cheapest by reading them all. */
  const manyTypes = `
    insert into territory_types (congregation_id, long_name, short_name)
    select 2, 'Autre ' || n, 'Autre'
    from generate_series(1, 5000) n;
    analyze territory_types`;

  /** Whatever an earlier call has made of it. */
  const siteAdministratorAgain = `
    update users
    set role_id = 1, rgpd_privacy = true, rgpd_forget_me = false, token_version = 0
    where congregation_id = 1 and id = 1`;

  /** PostgreSQL tells of the last statement of a transaction when it ends, which a call that only reads does not wait for. */
  async function idle({ database }: World): Promise<void> {
    while (database.load().idle < database.load().connections) await setImmediate();
  }
});
