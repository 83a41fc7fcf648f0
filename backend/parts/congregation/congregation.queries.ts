import type { Db } from '../db/database.ts';

/** Of the congregation that `db` works in. */
export const congregationName = async (db: Db): Promise<string> =>
  (await db.row<{ name: string }>(selectCongregation))?.name ?? '';

const selectCongregation = `
  select name
  from congregations
  where id = current_congregation()`;
