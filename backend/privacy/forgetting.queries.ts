import type { Db } from '../parts/db/database.ts';

interface Choice {
  readonly years: number;
  readonly before: string;
}

/**
 * For each choice, the number of assignments returned before its day, which would lose their name.
 */
export const oldNames = (
  db: Db,
  choices: readonly Choice[],
): Promise<readonly (Choice & { readonly count: number })[]> =>
  db.rows(countNames, [choices.map(({ years }) => years), choices.map(({ before }) => before)]);

const countNames = `
  select choice.years, choice.before, count(h.id)::integer as count
  from unnest($1::integer[], $2::date[]) choice (years, before)
  left join histories h
    on h.congregation_id = current_congregation()
    and h.user_id is not null
    and h.return_date < choice.before
  group by choice.years, choice.before
  order by choice.years`;

/** Returns the number of assignments changed; territory, dates and activity stay. */
export const forgetNames = async (db: Db, before: string): Promise<number> =>
  (await db.rows(updateNames, [before])).length;

const updateNames = `
  update histories
  set user_id = null
  where congregation_id = current_congregation()
    and user_id is not null
    and return_date < $1::date
  returning id`;

/** Years after which the congregation's history drops names; 0 for never. */
export const forgetYears = async (db: Db): Promise<number> =>
  (await db.row<{ years: number }>(selectYears))?.years ?? 0;

const selectYears = `
  select forget_names_years as years
  from congregation_settings
  where congregation_id = current_congregation()`;

/** Deletes event log lines written before a day, and the seals of the days they leave. */
export async function forgetLines(db: Db, before: string): Promise<void> {
  await db.rows(deleteLines, [before]);
}

const deleteLines = `
  with unsealed as (
    delete from log_seals
    where congregation_id = current_congregation()
      and day <= $1::date
  )
  delete from event_logs
  where congregation_id = current_congregation()
    and at < $1::date`;

/** Deletes the records of imports run before a day: file name and author. */
export async function forgetImports(db: Db, before: string): Promise<void> {
  await db.rows(deleteImports, [before]);
}

const deleteImports = `
  delete from imports
  where congregation_id = current_congregation()
    and at < $1::date`;

/** Deletes what imports run before a day wrote and overwrote; they can no longer be undone. */
export async function forgetImportChanges(db: Db, before: string): Promise<void> {
  await db.rows(deleteImportChanges, [before]);
}

const deleteImportChanges = `
  delete from import_changes c
  using imports i
  where c.congregation_id = current_congregation()
    and i.congregation_id = c.congregation_id
    and i.id = c.import_id
    and i.at < $1::date`;

/** Deletes records of mails sent before a day, and unsent mails with an expired password (B-49). */
export async function forgetMails(db: Db, before: string, now: string): Promise<void> {
  await db.rows(deleteMails, [before, now]);
}

const deleteMails = `
  delete from mail_outbox
  where congregation_id = current_congregation()
    and (
      sent_at < $1::date
      or (kind = 'password' and sent_at is null and created_at < $2::timestamptz - interval '24 hours')
    )`;

/**
 * Deletes expired sign-in attempts, in a fixed order against deadlocks, and expired temporary
 * passwords.
 */
export async function forgetEndedAttempts(db: Db, now: string): Promise<void> {
  await db.rows(deleteAttempts, [now]);
}

const deleteAttempts = `
  with passwords as (
    delete from temporary_passwords
    where congregation_id = current_congregation()
      and expires_at <= $1
  )
  delete from sign_in_attempts
  where congregation_id = current_congregation()
    and subject = any (array(
      select subject
      from sign_in_attempts
      where congregation_id = current_congregation()
        and window_ends_at <= $1
      order by subject
      for update skip locked
    ))`;
