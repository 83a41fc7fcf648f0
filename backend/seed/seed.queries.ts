import type { Db } from '../parts/db/database.ts';
import { privacyVersion } from '../parts/consent/privacy-version.ts';

const seedLock = 7_201_302;

/** Lock against concurrent seeding: a second backend waits here and then finds the data. */
export async function waitForOtherSeeds(db: Db): Promise<void> {
  await db.rows('select pg_advisory_xact_lock($1)', [seedLock]);
}

export const congregationsExist = async (db: Db): Promise<boolean> =>
  (await db.row('select from congregations limit 1')) !== undefined;

/** Inserts with the ids 1, 2, … and moves the sequence behind them. */
export async function insertCongregations(db: Db, names: readonly string[]): Promise<void> {
  await db.rows(insertNames, [names]);
  await db.rows(passIds, [names.length]);
}

const insertNames = `
  insert into congregations (id, name)
  select id, name
  from unnest($1::text[]) with ordinality as given (name, id)`;

const passIds = `
  select nextval('congregations_id_seq')
  from generate_series(1, $1::integer)`;

export async function insertCongregation(db: Db, name: string): Promise<number> {
  const made = await db.row<{ id: number }>(insertName, [name]);
  if (!made) throw new Error('The congregation was not inserted.');
  return made.id;
}

const insertName = `
  insert into congregations (name)
  values ($1)
  returning id`;

export interface SettingsRow {
  readonly basemap_provider_id: number;
  readonly polygon_line_color: string;
  readonly polygon_line_dash: string;
  readonly polygon_fill_color: string;
  readonly polygon_fill_opacity: number;
  readonly build_maps_puzzle: boolean;
}

export async function insertSettings(db: Db, settings: SettingsRow): Promise<void> {
  await db.rows(insertSettingsRow, [settings]);
}

const insertSettingsRow = `
  insert into congregation_settings (
    congregation_id, basemap_provider_id, polygon_line_color, polygon_line_dash,
    polygon_fill_color, polygon_fill_opacity, build_maps_puzzle
  )
  select
    current_congregation(), basemap_provider_id, polygon_line_color, polygon_line_dash,
    polygon_fill_color, polygon_fill_opacity, build_maps_puzzle
  from json_to_record($1) as given (
    basemap_provider_id integer, polygon_line_color text, polygon_line_dash text,
    polygon_fill_color text, polygon_fill_opacity numeric, build_maps_puzzle boolean
  )`;

export interface UserRow {
  readonly login: string;
  readonly password_hash: string;
  readonly email: string;
  readonly subscription: boolean;
  readonly rgpd_privacy: boolean;
  readonly rgpd_forget_me: boolean;
  readonly role_id: number;
}

export async function insertUsers(db: Db, users: readonly UserRow[]): Promise<void> {
  await db.rows(insertUserRows, [JSON.stringify(users), privacyVersion]);
}

const insertUserRows = `
  with inserted as (
    insert into users (
      congregation_id, login, password_hash, email, subscription, rgpd_privacy, rgpd_forget_me,
      role_id
    )
    select
      current_congregation(), login, password_hash, email, subscription, rgpd_privacy,
      rgpd_forget_me, role_id
    from json_to_recordset($1) as given (
      login text, password_hash text, email text, subscription boolean, rgpd_privacy boolean,
      rgpd_forget_me boolean, role_id smallint
    )
    returning congregation_id, id, rgpd_privacy
  )
  insert into privacy_consents (congregation_id, user_id, version)
  select congregation_id, id, $2
  from inserted
  where rgpd_privacy`;

export async function insertType(db: Db, shortName: string, longName: string): Promise<void> {
  await db.rows(insertTypeRow, [shortName, longName]);
}

const insertTypeRow = `
  insert into territory_types (congregation_id, short_name, long_name)
  values (current_congregation(), $1, $2)`;

export interface TerritoryRow {
  readonly number: number;
  readonly name: string;
  readonly type: string;
  readonly gate: number;
  readonly no_visited: boolean;
  readonly note: string;
}

export async function insertTerritories(
  db: Db,
  territories: readonly TerritoryRow[],
): Promise<void> {
  await db.rows(insertTerritoryRows, [JSON.stringify(territories)]);
}

const insertTerritoryRows = `
  insert into territories (congregation_id, number, name, type_id, gate, no_visited, note)
  select current_congregation(), number, name, types.id, gate, no_visited, note
  from json_to_recordset($1) as given (
    number smallint, name text, type text, gate smallint, no_visited boolean, note text
  )
  join territory_types types on types.long_name = given.type
  order by number`;
