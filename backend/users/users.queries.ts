import type { Db } from '../db/database.ts';

export interface PublisherRow {
  readonly id: number;
  readonly login: string;
}

/** Everybody, as a French dictionary orders them (B-108). */
export const publishers = (db: Db): Promise<readonly PublisherRow[]> =>
  db.rows<PublisherRow>(selectPublishers);

const selectPublishers = `
  select id, login
  from users
  where congregation_id = current_congregation()
  order by login collate "fr-x-icu", id`;
