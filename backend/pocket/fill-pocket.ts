import { Temporal } from 'temporal-polyfill';
import { returnTerritories } from '../domain/assignment/return.rules.ts';
import { qrCode } from '../domain/links/qr-code.ts';
import { assignmentsOf, type MyExitedRow } from '../domain/assignment/own-assignments.queries.ts';
import {
  effectOf,
  type RequestKind,
  type RequestEffect,
} from '../domain/assignment/requests.rules.ts';
import { linkHash, newLinkToken } from '../domain/links/tokens.ts';
import { dueLimits } from '../domain/assignment/due.rules.ts';
import { ownerOf } from '../parts/device/device-owner.ts';
import type { Config } from '../parts/config/config.ts';
import type { Db } from '../parts/db/database.ts';
import type { Session } from '../parts/http/open-session.ts';
import { mapsOf, type DrawnMapRow } from '../domain/map/drawn-maps.queries.ts';
import { mapFields } from '../domain/map/map.fields.ts';
import type { StreetLine } from '#engines/paper/card/card-sheet.ts';
import { placesOf } from '../domain/places/places.queries.ts';
import type { GroundStreets } from '../domain/streets/ground-streets.ts';
import { roundsOf } from '../domain/streets/streets.queries.ts';
import { newRound, someBefore, type Round } from '../domain/streets/streets.rules.ts';
import { keptAs, newKeepToken } from './keep-token.ts';
import { adoptPermissions, insertPermissions, type NewPermission } from './pocket.queries.ts';
import { actName, permissionDays, type PocketAction } from './pocket.rules.ts';

interface FillContext {
  readonly db: Db;
  readonly session: Session;
  readonly now: Temporal.Instant;
  readonly today: Temporal.PlainDate;
  readonly config: Pick<Config, 'publicUrl' | 'basemapUrl' | 'lastingSecret'>;
  readonly groundStreets: GroundStreets;
}

const actions = ['returned', 'month'] as const satisfies readonly RequestKind[];

/**
 * What a device keeps of the caller's territories, with a permission for each act that he may do
 * now. `held` are the permissions that the device has; acts that one of them allows get no other.
 */
export async function fillPocket(
  { db, session, now, today, config, groundStreets }: FillContext,
  held: readonly string[],
) {
  const mapsAddress = `${config.publicUrl}/map/`;
  const rows =
    session.home === session.congregation
      ? await assignmentsOf(db, { userId: session.userId, mapsAddress, ...dueLimits(today) })
      : [];
  const territoryIds = rows.map((row) => row.territory_id);
  const maps = await mapsOf(db, territoryIds);
  const places = await placesOf(db, territoryIds, today.toString());
  const rounds = await roundsToTick(db, groundStreets, maps);
  const holder = { userId: session.userId, sessionId: session.id };
  const hashes = held.map((it) => keptAs(it, config.lastingSecret)?.hash ?? linkHash(it));
  const allowed = await adoptPermissions(db, holder, hashes, now);
  const known = new Set(allowed.map((it) => actName(it.history_id, it.due_date, it.action)));
  const issued: NewPermission[] = [];
  /** Null where the device has it. */
  const tokenFor = (row: MyExitedRow, action: PocketAction): string | null => {
    const { history_id: historyId, theoretical_return_date: dueDate } = row;
    if (known.has(actName(historyId, dueDate, action))) return null;
    const token = newLinkToken(session.congregation);
    issued.push({ hash: linkHash(token), historyId, dueDate, action });
    return token;
  };
  const actOf = (row: MyExitedRow, action: RequestKind) => ({
    action,
    tap: tapFor(row, action, session, today),
    token: tokenFor(row, action),
  });
  const streetsOf = (row: MyExitedRow) => {
    const round = rounds.get(row.territory_id);
    if (!round || round.streets.length === 0) return null;
    return {
      total_metres: round.totalMetres,
      some_before: someBefore(round),
      streets: round.streets,
      lines: round.lines,
      token: tokenFor(row, 'streets'),
    };
  };
  const territories = await Promise.all(
    rows.map(async (row) => {
      const map = maps.find((it) => it.territory_id === row.territory_id);
      return {
        history_id: row.history_id,
        number_name: row.number_name,
        note: row.note,
        release_date_human: row.release_date_human,
        theoretical_return_date: row.theoretical_return_date,
        theoretical_return_date_human: row.theoretical_return_date_human,
        asked: row.asked,
        acts: actions.filter((it) => !row.asked.includes(it)).map((it) => actOf(row, it)),
        map_link: row.map_link,
        qrcode: map ? await qrCode(mapsAddress + map.token) : null,
        map: map ? mapFields(map, map, config) : null,
        unvisited: places
          .filter((it) => it.territory_id === row.territory_id)
          .map(({ latitude, longitude }) => ({ latitude, longitude })),
        streets: streetsOf(row),
      };
    }),
  );
  const mayKeep = session.home === session.congregation;
  const keepsAlready = allowed.some(({ action }) => action === 'keep');
  const keep =
    mayKeep && !keepsAlready ? newKeepToken(session.congregation, config.lastingSecret) : null;
  if (keep !== null) {
    const hash = linkHash(keep.split('.')[0] ?? '');
    issued.push({ hash, historyId: null, dueDate: today.toString(), action: 'keep' });
  }
  const expiresAt = now.add({ hours: 24 * permissionDays });
  await insertPermissions(db, holder, issued, { now, expiresAt });
  return {
    owner: ownerOf(session, config.lastingSecret),
    filled_at: now.toString(),
    expires_at: expiresAt.toString(),
    /** Null where the device has it. */
    keep,
    territories,
  };
}

interface DrawnRound extends Round {
  readonly lines: readonly StreetLine[];
}

/** The rounds of these territories, those included that nobody has begun, with what is drawn of their streets. */
async function roundsToTick(
  db: Db,
  groundStreets: GroundStreets,
  maps: readonly DrawnMapRow[],
): Promise<ReadonlyMap<number, DrawnRound>> {
  const begun = await roundsOf(
    db,
    maps.map((map) => map.territory_id),
  );
  const found = await groundStreets.within(
    db,
    maps.map(({ geojson_feature: { features } }) =>
      features.flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry] : [])),
    ),
  );
  return new Map(
    maps.map(({ territory_id: id }, at) => {
      const { streets = [], lines = [] } = found[at] ?? {};
      const round = begun.find((it) => it.territoryId === id) ?? newRound(streets);
      return [id, { ...round, lines }];
    }),
  );
}

function tapFor(
  row: MyExitedRow,
  action: RequestKind,
  session: Session,
  today: Temporal.PlainDate,
): RequestEffect {
  const { userId } = session;
  const releaseDate = Temporal.PlainDate.from(row.release_date);
  const open = { userId, online: row.online, releaseDate };
  const territories = [{ id: row.territory_id, numberName: row.number_name, open }];
  const facts = { territories, restrictReturns: row.restrict_returns };
  const command = { territoryIds: [row.territory_id], returnDate: today };
  return effectOf(action, returnTerritories(facts, command, session, today));
}
