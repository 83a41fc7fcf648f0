import type { Client } from '@urql/core';

import { Failure, RefusalError } from '#machines/parts/failure/failure.ts';
import { KeepingError } from '#machines/parts/failure/keeping-error.ts';
import {
  fillIsDue,
  goodPermissions,
  type PermittedAct,
  serverTime,
  type TickPermission,
} from '#machines/domain/pocket/pocket.rules.ts';
import type { FillPocketMutation } from '#web/parts/graphql/generated/graphql.ts';

import { ask } from '../parts/graphql/ask.ts';
import { onWifi } from '../parts/installation/network.ts';
import {
  choosePocket,
  forgetSignIn,
  noteFilling,
  noteTrouble,
  keepsTerritories,
  pocketChoice,
  signedInSince,
  wifiOnly,
} from '../domain/pocket/pocket-choice.ts';
import {
  emptyPocket,
  isSameMap,
  keepGround,
  type PocketContents,
  readPocket,
  storePocket,
} from '../domain/pocket/pocket-contents.ts';
import type { KeptStreets, KeptTerritory } from '../domain/pocket/pocket-database.ts';
import { exclusively } from '../domain/pocket/exclusively.ts';
import { isGroundThere } from '../domain/pocket/read-back.ts';
import { readToken } from '../parts/storage/session-storage.ts';
import { fetchGround } from './ground.ts';
import { signOf } from './listed-territory.ts';
import { fillPocketMutation } from './pocket.operations.ts';

type Filling = Extract<FillPocketMutation['fillPocket'], { readonly __typename: 'Pocket' }>;

/**
 * Brings the pocket up to date where that is due; `listed` is the sign of the list on the screen.
 * `other`: another person's was there; it is empty now, and this person has to be asked. Rejects with
 * a KeepingError where the device does not keep, with a Failure where the ground of a map is missing.
 */
export async function fillPocket(client: Client, listed: string): Promise<'same' | 'other'> {
  if (!('locks' in navigator)) throw new KeepingError('forbidden');
  if (wifiOnly() && !onWifi()) return 'same';
  const session = readToken();
  const owner = await exclusively(() => fillWhereDue(client, listed, session));
  if (owner === 'same') await fetchMissingGrounds();
  return owner;
}

/** An act that is answered while a filling is under way would be undone by it. */
async function fillWhereDue(
  client: Client,
  listed: string,
  session: string | null,
): Promise<'same' | 'other'> {
  const kept = await readPocket(Date.now());
  // Not signed out, nor switched off, while the lock was held or the answer was under way.
  const stillWanted = () => readToken() === session && keepsTerritories();
  const changed = signOf(kept.territories) !== listed || signedInSince();
  if (kept.ended) return forgetPocket();
  // Emptied after the sign-in, before the lock was free (leave-pocket-of-another.ts).
  if (pocketChoice() === null) return 'other';
  if (!stillWanted() || !fillIsDue(kept.facts, Date.now(), changed)) return 'same';
  const filling = await askForFilling(client, kept);
  if (!stillWanted()) return 'same';
  if (kept.facts && kept.facts.owner !== filling.owner) {
    return forgetPocket();
  }
  await keep(filling, kept);
  forgetSignIn();
  return 'same';
}

/** Whoever has signed in since was not asked. */
async function forgetPocket(): Promise<'other'> {
  await emptyPocket();
  choosePocket(null);
  return 'other';
}

async function askForFilling(client: Client, kept: PocketContents): Promise<Filling> {
  const now = kept.facts ? serverTime(kept.facts, Date.now()) : Date.now();
  const permissions = kept.territories.flatMap(({ acts, streets }) => [
    ...acts,
    ...(streets?.permission ? [streets.permission] : []),
  ]);
  const held = goodPermissions(
    [...permissions, ...(kept.facts?.keep ? [kept.facts.keep] : [])],
    now,
  );
  const { fillPocket: filling } = await ask(
    client,
    fillPocketMutation,
    { held },
    { byItself: true },
  );
  if (filling.__typename === 'Refusal') throw new RefusalError(filling);
  return filling;
}

async function keep(filling: Filling, { facts, territories: before }: PocketContents) {
  const filledAt = Date.now();
  const expiresAt = Date.parse(filling.expiresAt);
  const territories = filling.territories.map((territory, place): KeptTerritory => {
    const old = before.find(({ historyId }) => historyId === territory.historyId);
    return {
      ...territory,
      place,
      acts: actsOf(territory, expiresAt, old?.acts ?? []),
      streets: streetsOf(territory, expiresAt, old?.streets?.permission ?? null),
      ground: old && sameGround(old, territory) ? old.ground : groundOf(territory),
    };
  });
  const { owner } = filling;
  const permission =
    filling.keep === null ? (facts?.keep ?? null) : { token: filling.keep, expiresAt };
  const skew = Date.parse(filling.filledAt) - filledAt;
  await storePocket({ owner, filledAt, skew, keep: permission }, territories);
  noteFilling(filledAt);
}

type Filled = Filling['territories'][number];

/** An act whose token was not issued anew has the one that the device holds. */
const actsOf = (
  { acts, theoreticalReturnDate: dueDate }: Filled,
  expiresAt: number,
  held: readonly PermittedAct[],
): readonly PermittedAct[] =>
  acts.flatMap(({ action, tap, token }) => {
    if (token !== null) return [{ action, tap, token, dueDate, expiresAt }];
    const own = held.find((act) => act.action === action && act.dueDate === dueDate);
    return own ? [{ ...own, tap }] : [];
  });

function streetsOf(
  { streets }: Filled,
  expiresAt: number,
  held: TickPermission | null,
): KeptStreets | null {
  if (streets === null) return null;
  const { token, totalMetres, someBefore, lines } = streets;
  return {
    totalMetres,
    someBefore,
    lines: lines.map(({ name, lines: drawn }) => ({ name, lines: drawn })),
    streets: streets.streets.map(({ name, side, metres, state }) => ({
      name,
      side,
      metres,
      state,
    })),
    permission: token === null ? held : { token, expiresAt },
  };
}

const groundOf = ({ map }: Filled) =>
  ({ state: map === null ? 'none' : 'missing' }) satisfies KeptTerritory['ground'];

const sameGround = ({ map: old, ground }: KeptTerritory, { map }: Filled): boolean =>
  ground.state === 'kept' && old !== null && map !== null && isSameMap(old, map);

async function fetchMissingGrounds() {
  const { territories } = await readPocket(Date.now());
  let missing: unknown = null;
  for (const { historyId, map, ground } of territories) {
    if (map === null || (await isGroundThere(ground))) continue;
    const fetched = await fetchGround(map).catch((error: unknown) => {
      if (error instanceof KeepingError) throw error;
      missing ??= error;
      return null;
    });
    if (fetched) await keepGround(historyId, map, fetched);
  }
  // The territories are there all the same; the next look tries again.
  if (missing !== null) throw new Failure('NETWORK', 'A ground is missing.', { cause: missing });
  noteTrouble(null);
}
