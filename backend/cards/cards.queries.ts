import type { Polygon } from 'geojson';
import { numberName } from '../domain/assignment/assignment.columns.ts';
import { heldBy } from '../domain/assignment/held-by.queries.ts';
import type { Db } from '../parts/db/database.ts';
import { limitsIn } from '../domain/map/limits.queries.ts';
import type { PolygonSettings } from '../domain/map/polygon-style.ts';
import type { ChosenTerritory } from './cards.rules.ts';

/** The territories of `ids` that exist in the congregation, by number. */
export const chosenTerritories = (
  db: Db,
  ids: readonly number[],
  userId: number,
): Promise<readonly ChosenTerritory[]> => db.rows<ChosenTerritory>(selectChosen, [ids, userId]);

const selectChosen = `
  select
    t.id,
    ${numberName} as "numberName",
    m.territory_id is not null as "mapDrawn",
    ${heldBy('$2')} as held
  from territories t
  left join territory_maps m
    on m.congregation_id = t.congregation_id
    and m.territory_id = t.id
  where t.congregation_id = current_congregation()
    and t.id = any ($1::integer[])
  order by t.number`;

/** What people wrote that stands on these cards: names, and words of the maps. */
export async function textsOnCards(db: Db, ids: readonly number[]): Promise<readonly string[]> {
  const rows = await db.rows<{ text: string }>(selectTexts, [ids]);
  return rows.map(({ text }) => text);
}

const selectTexts = `
  select written.text
  from territories t
  join territory_maps m
    on m.congregation_id = t.congregation_id
    and m.territory_id = t.id
  join congregations c on c.id = t.congregation_id
  cross join lateral (
    select c.name as text
    union all
    select t.name
    union all
    select jsonb_path_query(m.geojson_feature, '$.features[*].properties.desc') #>> '{}'
  ) written
  where t.congregation_id = current_congregation()
    and t.id = any ($1::integer[])
    and written.text is not null
  order by t.number`;

export interface DrawnCardsRow extends PolygonSettings {
  /** The congregation's own ground. */
  readonly ground_sha256: string | null;
  /** `DrawnCards` as JSON. */
  readonly drawn: string;
}

/**
 * Maps of the chosen territories, outlines of all, and the polygon style. Places not to be visited are
 * on the card of whoever has the territory, never on one that lies in a drawer (OWN-122). `saved` is a text with
 * `{congregation}` and `{day}` placeholders.
 */
export const drawnCards = (
  db: Db,
  ids: readonly number[],
  { saved, timeZone }: { readonly saved: string; readonly timeZone: string },
): Promise<DrawnCardsRow | undefined> => db.row<DrawnCardsRow>(selectCards, [ids, saved, timeZone]);

const selectCards = `
  select
    s.polygon_line,
    s.polygon_line_color,
    s.polygon_line_dash,
    s.polygon_fill_color,
    s.polygon_fill_opacity,
    (select g.sha256 from grounds g where g.id = c.ground_id) as ground_sha256,
    json_build_object('cards', chosen.cards, 'outlines', drawn.outlines)::text as drawn
  from congregation_settings s
  join congregations c on c.id = s.congregation_id
  cross join lateral (
    select
      json_agg(
        json_build_object(
          'territory_id', t.id,
          'number', t.number,
          'name', t.name,
          'token', m.token,
          'saved', replace(
            replace($2, '{day}', to_char(m.updated_at at time zone $3, 'DD/MM/YYYY')),
            '{congregation}', c.name
          ),
          'map', m.geojson_feature,
          'unvisited', (
            select coalesce(json_agg(json_build_array(p.longitude, p.latitude) order by p.id), '[]')
            from unvisited_places p
            where p.congregation_id = t.congregation_id
              and p.territory_id = t.id
              and exists (
                select
                from histories h
                where h.congregation_id = t.congregation_id
                  and h.territory_id = t.id
                  and h.return_date is null
              )
          )
        )
        order by t.number
      ) as cards
    from territories t
    join territory_maps m
      on m.congregation_id = t.congregation_id
      and m.territory_id = t.id
    where t.congregation_id = s.congregation_id
      and t.id = any ($1::integer[])
  ) chosen
  cross join lateral (
    select
      json_agg(
        json_build_object(
          'territory_id', t.id,
          'number', t.number,
          'polygons', jsonb_path_query_array(
            m.geojson_feature,
            '$.features[*] ? (@.geometry.type == "Polygon")'
          )
        )
        order by t.number
      ) as outlines
    from territories t
    join territory_maps m
      on m.congregation_id = t.congregation_id
      and m.territory_id = t.id
    where t.congregation_id = s.congregation_id
  ) drawn
  where s.congregation_id = current_congregation()`;

/** The limits drawn on the maps of the chosen territories. */
export const limitsOnCards = (
  db: Db,
  ids: readonly number[],
): Promise<readonly { readonly territory_id: number; readonly polygons: readonly Polygon[] }[]> =>
  db.rows(selectLimits, [ids]);

const selectLimits = `
  select
    territory_id,
    ${limitsIn('geojson_feature')} as polygons
  from territory_maps
  where congregation_id = current_congregation()
    and territory_id = any ($1::integer[])`;

/** The hash of the congregation's own ground; null without one. */
export const ownGround = async (db: Db): Promise<string | null> =>
  (await db.row<{ sha256: string }>(selectGround))?.sha256 ?? null;

const selectGround = `
  select g.sha256
  from congregations c
  join grounds g on g.id = c.ground_id
  where c.id = current_congregation()`;
