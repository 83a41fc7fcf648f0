import type { Db } from './database.ts';

/** A piece of a tenant's transaction that sees the list of congregations instead, and nothing inside them (B-02). */
export async function onTheSite<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await db.rows('set local role territories_site');
  const found = await work();
  await db.rows('set local role territories_tenant');
  return found;
}

/** A piece of a tenant's transaction that sees what may be seen before sign-in instead. */
export async function asStranger<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await db.rows('set local role territories_anonymous');
  const found = await work();
  await db.rows('set local role territories_tenant');
  return found;
}

/** A piece of a tenant's transaction that sees another congregation instead. */
export async function inCongregation<T>(
  db: Db,
  congregationId: number,
  work: () => Promise<T>,
): Promise<T> {
  const present = await db.row<{ id: string }>(selectPresent);
  await db.rows(actIn, [String(congregationId)]);
  const found = await work();
  await db.rows(actIn, [present?.id ?? '']);
  return found;
}

const selectPresent = `select current_setting('app.congregation_id', true) as id`;

const actIn = `select set_config('app.congregation_id', $1, true)`;
