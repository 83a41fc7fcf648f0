import type { Temporal } from 'temporal-polyfill';
import { closeAssignments, returnFacts } from '../domain/assignment/return.queries.ts';
import { returnTerritories } from '../domain/assignment/return.rules.ts';
import { effectOf } from '../domain/assignment/requests.rules.ts';
import { insertRequest } from '../domain/assignment/requests.queries.ts';
import { linkHash, newLinkToken } from '../domain/links/tokens.ts';
import { lockTerritories } from '../domain/assignment/territory-lock.queries.ts';
import { isBefore } from '../domain/assignment/period.rules.ts';
import { tellManagers } from '../domain/assignment/request-mail.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import type { Db } from '../parts/db/database.ts';
import { logEvents } from '../parts/event-log/event-log.queries.ts';
import {
  findPermission,
  insertPermissions,
  lockPermission,
  markUsed,
  type Permission,
} from './pocket.queries.ts';
import { actRuling, doneAt, isOvertaken, permissionDays, type ActRuling } from './pocket.rules.ts';
import { pocketEvents } from './pocket.texts.ts';

interface Act {
  readonly congregation: number;
  readonly token: string;
  readonly key: string;
  readonly secondsAgo: number;
}

interface ActContext {
  readonly now: Temporal.Instant;
  readonly clock: Clock;
  readonly config: Pick<Config, 'product' | 'publicUrl'>;
}

type Decided = Exclude<ActRuling, { readonly kind: 'act' }>;

export type ActResult = Decided & {
  /** A permission for the same act as things stand now. */
  readonly next?: { readonly token: string; readonly expiresAt: Temporal.Instant };
};

/** Does what a permission allows, once, by the rules of RETURN and of one-tap links. */
export async function doAct(
  db: Db,
  { congregation, token, key, secondsAgo }: Act,
  { now, clock, config }: ActContext,
): Promise<ActResult> {
  const hash = linkHash(token);
  const found = await findPermission(db, hash);
  if (found && found.territoryId !== null) await lockTerritories(db, [found.territoryId]);
  const permission = found && (await lockPermission(db, hash));
  if (permission?.action === 'streets' || permission?.action === 'keep') {
    return { kind: 'refused', refused: 'unknownPermission' };
  }
  const ruling = actRuling(permission, key, now);
  if (ruling.kind === 'conflict' && ruling.conflict === 'dateMoved' && permission) {
    return { ...ruling, next: await issueAnew(db, congregation, permission, now) };
  }
  if (ruling.kind !== 'act') return ruling;
  if (!permission || permission.historyId === null || permission.territoryId === null) {
    return { kind: 'refused', refused: 'unknownPermission' };
  }
  const { action, userId, login, numberName, issuedAt, territoryId, historyId } = permission;
  const territoryIds = [territoryId];
  const facts = await returnFacts(db, territoryIds);
  const at = doneAt(secondsAgo, { now, issuedAt });
  const day = clock.dayOf(at);
  const released = facts.territories[0]?.open?.releaseDate ?? day;
  const countedOn = isBefore(day, released) ? released : day;
  const command = { territoryIds, returnDate: countedOn };
  const effect = effectOf(action, returnTerritories(facts, command, permission, countedOn));
  if (isOvertaken(permission, effect, at)) {
    return { kind: 'conflict', conflict: 'askedOtherwise', on: null };
  }
  await markUsed(db, hash, { key, now, effect, countedOn });
  if (effect === 'returns') await closeAssignments(db, territoryIds, countedOn);
  else {
    await insertRequest(db, { historyId, userId, action }, at);
    const request = { kind: action, historyId, numberName: numberName ?? '', userId };
    await tellManagers(db, request, { congregation, config });
  }
  await logEvents(db, { userId, login }, [{ numberName, action: pocketEvents[effect] }]);
  return { kind: 'counted', effect, countedOn };
}

async function issueAnew(
  db: Db,
  congregation: number,
  { userId, sessionId, historyId, action, assignment }: Permission,
  now: Temporal.Instant,
) {
  const token = newLinkToken(congregation);
  const expiresAt = now.add({ hours: 24 * permissionDays });
  if (historyId !== null && assignment) {
    const dueDate = assignment.theoreticalReturnDate.toString();
    const permission = { hash: linkHash(token), historyId, dueDate, action };
    await insertPermissions(db, { userId, sessionId }, [permission], { now, expiresAt });
  }
  return { token, expiresAt };
}
