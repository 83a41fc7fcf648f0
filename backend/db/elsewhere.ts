import type { Db } from './database.ts';

type Role = 'territories_site' | 'territories_anonymous';

/** A piece of a tenant's transaction that sees the list of congregations instead, and nothing inside them (B-02). */
export const onTheSite = <T>(db: Db, work: () => Promise<T>): Promise<T> =>
  inRole(db, 'territories_site', work);

/** A piece of a tenant's transaction that sees what may be seen before sign-in instead. */
export const asStranger = <T>(db: Db, work: () => Promise<T>): Promise<T> =>
  inRole(db, 'territories_anonymous', work);

async function inRole<T>(db: Db, role: Role, work: () => Promise<T>): Promise<T> {
  await db.rows(`set local role ${role}`);
  const found = await work();
  await db.rows(asTenant);
  return found;
}

const asTenant = 'set local role territories_tenant';

/** A piece of a tenant's transaction that sees another congregation instead. */
export async function inCongregation<T>(
  db: Db,
  congregationId: number,
  work: () => Promise<T>,
): Promise<T> {
  const present = await db.row<{ id: string }>(selectPresent);
  await actIn(db, congregationId);
  const found = await work();
  await actIn(db, present?.id ?? '');
  return found;
}

const selectPresent = `select current_setting('app.congregation_id', true) as id`;

/** A piece of a tenant's transaction that sees every congregation but its own, one after the other. */
export async function inEachOther<T>(
  db: Db,
  home: number,
  work: () => Promise<T>,
): Promise<readonly T[]> {
  const ids = await onTheSite(db, () => congregationIds(db));
  const found: T[] = [];
  for (const id of ids.filter((it) => it !== home)) {
    await actIn(db, id);
    found.push(await work());
  }
  await actIn(db, home);
  return found;
}

/** From here on, a tenant's transaction sees and writes that congregation only. */
export async function actIn(db: Db, congregationId: number | string): Promise<void> {
  await db.rows(chooseCongregation, [String(congregationId)]);
}

const chooseCongregation = `select set_config('app.congregation_id', $1, true)`;

/** The same, of a transaction that was no tenant's yet. */
export async function actInside(db: Db, congregationId: number): Promise<void> {
  await db.rows(asTenant);
  await actIn(db, congregationId);
}

/** Every congregation, for what is done in each of them. */
export const congregationIds = async (db: Db): Promise<readonly number[]> =>
  (await db.rows<{ id: number }>(selectCongregations)).map(({ id }) => id);

const selectCongregations = `
  select id
  from congregations
  order by id`;
