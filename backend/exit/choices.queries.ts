import { humanDate, numberName } from '../domain/assignment/assignment.columns.ts';
import { assignmentTexts } from '../domain/assignment/assignment.texts.ts';
import type { Db } from '../parts/db/database.ts';
import { writtenJson, type WrittenJson } from '../parts/http/written-json.ts';
import type { BookingType } from '../domain/assignment/exit.rules.ts';

/** Icon and colour for in and out (B-111). */
const icons = {
  out: { name: 'mdi-arrow-up-bold', color: '#a3221c' },
  in: { name: 'mdi-home', color: '#2c6637' },
} as const;

/**
 * Columns shared by the three lists of the loan desk; `t` is the territory, `ty` its type.
 * `returnDate` follows B-18.
 */
const choiceColumns = (
  icon: (typeof icons)[keyof typeof icons],
  returnDate: string,
  login: string,
  releaseDate: string,
) => `
      t.id,
      t.number,
      t.name,
      ${numberName} as number_name,
      ty.long_name as type,
      '${icon.name}' as icon,
      '${icon.color}' as icon_color,
      ${returnDate} as return_date,
      coalesce(${humanDate(returnDate)}, '') as return_date_human,
      ${login} as login,
      ${releaseDate} as release_date,
      exists (
        select
        from territory_maps m
        where m.congregation_id = t.congregation_id
          and m.territory_id = t.id
      ) as map_drawn`;

/**
 * Non-managers are offered only territories that are in and in the online booking (B-12, B-102);
 * `bt` and `b` join the booking.
 */
export const offered = (manager: string) => `
  (
    ${manager}::boolean
    or (
      b.type = 'online'
      and (s.bypass_no_visited or not t.no_visited)
      and not exists (
        select
        from histories h
        where h.congregation_id = t.congregation_id
          and h.territory_id = t.id
          and h.return_date is null
      )
    )
  )`;

export const itsBooking = `
    left join booking_territories bt
      on bt.congregation_id = t.congregation_id
      and bt.territory_id = t.id
    left join bookings b
      on b.congregation_id = bt.congregation_id
      and b.id = bt.booking_id`;

export interface ExitList {
  readonly restrict_exits: boolean;
  readonly territories: WrittenJson;
  readonly activities: readonly { readonly id: number; readonly name: string }[];
  readonly enable_online_booking: boolean;
}

export interface ExitListWish {
  readonly manager: boolean;
  readonly hideRecent: boolean;
  readonly filter: BookingType | null;
  readonly today: string;
}

export async function exitChoices(
  db: Db,
  { manager, hideRecent, filter, today }: ExitListWish,
): Promise<ExitList> {
  const row = await db.row<Omit<ExitList, 'territories'> & { territories: string }>(
    selectExitList,
    [manager, hideRecent, filter, today],
  );
  if (!row) throw new Error('The congregation has no settings.');
  return { ...row, territories: writtenJson(row.territories) };
}

const selectExitList = `
  select
    s.restrict_exits,
    exists (
      select
      from bookings b
      where b.congregation_id = s.congregation_id
        and b.type = 'online'
    ) as enable_online_booking,
    (
      select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name) order by a.id), '[]')
      from activities a
      where $1::boolean
        or not s.restrict_activities
        or exists (
          select
          from setting_activities sa
          where sa.congregation_id = s.congregation_id
            and sa.activity_id = a.id
        )
    ) as activities,
    (
      select coalesce(json_agg(row_to_json(listed)), '[]')::text
      from (
        select ${choiceColumns(icons.in, 'last.return_date', `''`, 'null::date')}
        from territories t
        join territory_types ty on ty.id = t.type_id
        ${itsBooking}
        left join lateral (
          select true as found, h.return_date
          from histories h
          where h.congregation_id = t.congregation_id
            and h.territory_id = t.id
          order by h.return_date desc nulls first, h.output_number desc
          limit 1
        ) last on true
        where t.congregation_id = s.congregation_id
          and (last.found is null or last.return_date is not null)
          and ${offered('$1')}
          and ($3::text is null or b.type = $3)
          and (
            not $2::boolean
            or last.return_date is null
            or last.return_date
              <= $4::date - make_interval(months => s.standard_period_before_stood)
          )
        order by t.number
      ) listed
    ) as territories
  from congregation_settings s
  where s.congregation_id = current_congregation()`;

export interface ReturnListWish {
  /** Null lists the assignments of all users. */
  readonly onlyOf: number | null;
  /** Online assignments of non-managers must have begun before this day. */
  readonly before: string;
  /** `restrict_returns` applies to the caller. */
  readonly restrictable: boolean;
}

export interface ReturnChoices {
  readonly territories: WrittenJson;
  /** The setting forbids the caller every return (RET-10). */
  readonly restricted: boolean;
}

export async function returnChoices(
  db: Db,
  { onlyOf, before, restrictable }: ReturnListWish,
): Promise<ReturnChoices> {
  const row = await db.row<{ territories: string; restricted: boolean }>(selectReturnList, [
    assignmentTexts.removedUser,
    onlyOf,
    before,
    restrictable,
  ]);
  return {
    territories: writtenJson(row?.territories ?? '[]'),
    restricted: row?.restricted === true,
  };
}

const selectReturnList = `
  select
    coalesce(json_agg(row_to_json(listed)), '[]')::text as territories,
    exists (
      select
      from congregation_settings s
      where s.congregation_id = current_congregation()
        and $4::boolean
        and s.restrict_returns
    ) as restricted
  from (
    select ${choiceColumns(
      icons.out,
      'h.theoretical_return_date',
      'coalesce(u.login, $1)',
      'h.release_date',
    )}
    from histories h
    join congregation_settings s on s.congregation_id = h.congregation_id
    join territories t
      on t.congregation_id = h.congregation_id
      and t.id = h.territory_id
    join territory_types ty on ty.id = t.type_id
    left join users u
      on u.congregation_id = h.congregation_id
      and u.id = h.user_id
    where h.congregation_id = current_congregation()
      and h.return_date is null
      and (
        $2::integer is null
        or (
          h.user_id = $2
          and h.online
          and h.release_date < $3::date
          and not ($4::boolean and s.restrict_returns)
        )
      )
    order by t.number
  ) listed`;

export interface MapOfTerritory {
  /** Null without a drawn map. */
  readonly token: string | null;
}

/** Undefined when the territory is unknown or not offered to the caller (REST-39). */
export const mapOfTerritory = (
  db: Db,
  territoryId: number,
  { manager, restrictable }: { readonly manager: boolean; readonly restrictable: boolean },
): Promise<MapOfTerritory | undefined> =>
  db.row<MapOfTerritory>(selectToken, [territoryId, manager, restrictable]);

const selectToken = `
  select m.token
  from territories t
  join congregation_settings s on s.congregation_id = t.congregation_id
  ${itsBooking}
  left join territory_maps m
    on m.congregation_id = t.congregation_id
    and m.territory_id = t.id
  where t.congregation_id = current_congregation()
    and t.id = $1
    and ${offered('$2')}
    and not ($3::boolean and s.restrict_exits)`;
