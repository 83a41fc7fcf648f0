import type { Db } from './database.ts';

type Role = 'territories_site' | 'territories_anonymous';

/** Runs `work` as the site: it sees the list of congregations, nothing inside them (B-02). */
export const onTheSite = <T>(db: Db, work: () => Promise<T>): Promise<T> =>
  inRole(db, 'territories_site', work);

/** Runs `work` anonymously: it sees what is readable before sign-in. */
export const asStranger = <T>(db: Db, work: () => Promise<T>): Promise<T> =>
  inRole(db, 'territories_anonymous', work);

async function inRole<T>(db: Db, role: Role, work: () => Promise<T>): Promise<T> {
  await db.rows(`set local role ${role}`);
  const found = await work();
  await db.rows(asTenant);
  return found;
}

const asTenant = 'set local role territories_tenant';

/** Runs `work` in another congregation. */
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

/** Runs `work` in every other congregation in turn. */
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

/** Switches the rest of a tenant's transaction to that congregation. */
export async function actIn(db: Db, congregationId: number | string): Promise<void> {
  await db.rows(chooseCongregation, [String(congregationId)]);
}

const chooseCongregation = `select set_config('app.congregation_id', $1, true)`;

/** Like `actIn`, for a transaction that did not begin as a tenant's. */
export async function actInside(db: Db, congregationId: number): Promise<void> {
  await db.rows(asTenant);
  await actIn(db, congregationId);
}

/** Ids of all congregations; `db` must act as the site. */
export const congregationIds = async (db: Db): Promise<readonly number[]> =>
  (await db.rows<{ id: number }>(selectCongregations)).map(({ id }) => id);

const selectCongregations = `
  select id
  from congregations
  order by id`;
