import type { Temporal } from 'temporal-polyfill';
import { linkHash } from '../domain/links/tokens.ts';
import { lockTerritories } from '../domain/assignment/territory-lock.queries.ts';
import type { Db } from '../parts/db/database.ts';
import type { GroundStreets } from '../domain/streets/ground-streets.ts';
import type { Mark, StreetState } from '../domain/streets/streets.rules.ts';
import { streetTerritory } from '../domain/streets/streets.queries.ts';
import { takeMark } from '../domain/streets/take-mark.ts';
import type { ActResult } from './do-act.ts';
import { findPermission, lockPermission } from './pocket.queries.ts';
import { actRuling, doneAt } from './pocket.rules.ts';

interface Tick extends Mark {
  readonly token: string;
  readonly seconds_ago: number;
}

export type TickResult =
  | Exclude<ActResult, { readonly kind: 'counted' }>
  | { readonly kind: 'taken'; readonly state: StreetState }
  | { readonly kind: 'refused'; readonly refused: 'unknownStreet' | 'unknownState' }
  | { readonly kind: 'overtaken' };

/**
 * Marks a street by the permission of an assignment. The same mark twice does no harm, so neither use nor key are
 * kept: they would tell who was where and when (OWN-152). The newer of two marks counts (OWN-213).
 */
export async function doTick(
  db: Db,
  { token, seconds_ago: secondsAgo, ...sent }: Tick,
  { now, groundStreets }: { readonly now: Temporal.Instant; readonly groundStreets: GroundStreets },
): Promise<TickResult> {
  const hash = linkHash(token);
  const found = await findPermission(db, hash);
  if (found && found.territoryId !== null) await lockTerritories(db, [found.territoryId]);
  const permission = found && (await lockPermission(db, hash));
  const unknown = { kind: 'refused', refused: 'unknownPermission' } as const;
  if (permission?.action !== 'streets') return unknown;
  const ruling = actRuling(permission, '', now);
  if (ruling.kind === 'counted') return unknown;
  if (ruling.kind !== 'act') return ruling;
  const { territoryId, userId, issuedAt } = permission;
  const territory = territoryId === null ? null : await streetTerritory(db, territoryId, userId);
  if (!territory) return unknown;
  const at = doneAt(secondsAgo, { now, issuedAt });
  const mark = await takeMark(db, groundStreets, territory, sent, at);
  if (mark.refused === undefined) return { kind: 'taken', state: mark.state };
  if (mark.refused === 'overtaken') return { kind: 'overtaken' };
  return mark.refused === 'notHeld' ? unknown : { kind: 'refused', refused: mark.refused };
}
