import { numberName } from '../domain/assignment/assignment.columns.ts';
import type { Db } from '../parts/db/database.ts';
import { behindColon } from '../parts/event-log/event-log.queries.ts';
import { isNamed } from '../parts/texts/personal-texts.rules.ts';

/** A text that a user typed. */
export interface TypedText {
  readonly id: number;
  readonly text: string;
}

/** Names and addresses a user had here, except those that now belong to somebody else. */
export async function namesOf(db: Db, userId: number): Promise<readonly string[]> {
  const rows = await db.rows<{ name: string }>(selectNames, [userId]);
  return rows.map(({ name }) => name);
}

const selectNames = `
  select distinct known.name
  from (
    select login as name
    from users
    where congregation_id = current_congregation()
      and id = $1
    union all
    select email
    from users
    where congregation_id = current_congregation()
      and id = $1
    union all
    select login
    from event_logs
    where congregation_id = current_congregation()
      and user_id = $1
    union all
    select ${behindColon('action')}
    from event_logs
    where congregation_id = current_congregation()
      and about_user_id = $1
  ) known
  where length(known.name) >= 6
    and not exists (
      select
      from users other
      where other.congregation_id = current_congregation()
        and other.id <> $1
        and lower(known.name) in (lower(other.login), lower(other.email))
    )`;

/** SQL condition that preselects texts which may contain a name; `isNamed` decides. */
export const mentions = (text: string, names = '$1'): string => `exists (
      select
      from unnest(${names}::text[]) given (known)
      where strpos(lower(${text}), lower(given.known)) > 0
    )`;

export const bookingsNaming = (
  db: Db,
  names: readonly string[],
): Promise<readonly (TypedText & { readonly type: string })[]> => db.rows(selectBookings, [names]);

const selectBookings = `
  select id, type, name as text
  from bookings
  where congregation_id = current_congregation()
    and ${mentions('name')}
  order by id
  for update`;

export async function bookingNames(db: Db, type: string): Promise<readonly string[]> {
  const rows = await db.rows<{ name: string }>(selectBookingNames, [type]);
  return rows.map(({ name }) => name);
}

const selectBookingNames = `
  select name
  from bookings
  where congregation_id = current_congregation()
    and type = $1`;

const textsIn = (table: 'bookings' | 'territories' | 'event_logs' | 'imports', column: string) => {
  const select = `
    select id, ${column} as text
    from ${table}
    where congregation_id = current_congregation()
      and ${mentions(column)}
    order by id
    for update`;
  const update = `
    update ${table}
    set ${column} = $2
    where congregation_id = current_congregation()
      and id = $1`;
  return {
    naming: (db: Db, names: readonly string[]): Promise<readonly TypedText[]> =>
      db.rows<TypedText>(select, [names]),
    save: async (db: Db, { id, text }: TypedText): Promise<void> => {
      await db.rows(update, [id, text]);
    },
  };
};

export const bookingTitles = textsIn('bookings', 'name');
export const notes = textsIn('territories', 'note');
export const lines = textsIn('event_logs', 'action');
export const fileNames = textsIn('imports', 'file_name');

export const contactNaming = (db: Db, names: readonly string[]): Promise<TypedText | undefined> =>
  db.row<TypedText>(selectContact, [names]);

const selectContact = `
  select id, contact as text
  from congregations
  where id = current_congregation()
    and ${mentions('contact')}`;

/** Requires the rights of the site: a congregation cannot change its own contact (B-02). */
export async function saveContact(db: Db, { id, text }: TypedText): Promise<void> {
  await db.rows(updateContact, [id, text]);
}

const updateContact = `
  update congregations
  set contact = $2
  where id = $1`;

/** Rows overwritten by imports whose texts contain a name. */
export const overwrittenNaming = (
  db: Db,
  names: readonly string[],
): Promise<readonly { readonly id: number; readonly texts: readonly string[] }[]> =>
  db.rows(selectOverwritten, [names]);

const stringsIn = (json: string) =>
  `select said #>> '{}' from jsonb_path_query(${json}, 'strict $.** ? (@.type() == "string")') said`;

const selectOverwritten = `
  select id, array(${stringsIn('before')}) as texts
  from import_changes
  where congregation_id = current_congregation()
    and ${mentions('before::text')}`;

/** Their imports can no longer be undone. */
export async function deleteOverwritten(db: Db, ids: readonly number[]): Promise<void> {
  await db.rows(deleteChanges, [ids]);
}

const deleteChanges = `
  delete from import_changes
  where congregation_id = current_congregation()
    and id = any ($1::integer[])`;

/**
 * Territories whose own name or map contains the name. They are only reported, because printed
 * copies may exist.
 */
export async function territoriesNaming(
  db: Db,
  names: readonly string[],
): Promise<readonly string[]> {
  const rows = await db.rows<{ number_name: string; texts: readonly string[] }>(selectTerritories, [
    names,
  ]);
  return rows
    .filter(({ texts }) => texts.some((text) => isNamed(text, names)))
    .map(({ number_name }) => number_name);
}

const selectTerritories = `
  select
    ${numberName} as number_name,
    array(
      select t.name
      union all
      ${stringsIn('m.geojson_feature')}
    ) as texts
  from territories t
  left join territory_maps m
    on m.congregation_id = t.congregation_id
    and m.territory_id = t.id
  where t.congregation_id = current_congregation()
    and (${mentions('t.name')} or ${mentions('m.geojson_feature::text')})
  order by t.number`;
