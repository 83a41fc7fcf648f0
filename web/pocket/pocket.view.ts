import {
  clockIsWrong,
  isUnsent,
  offeredActs,
  type PermittedAct,
  type QueuedAct,
  serverTime,
} from '#machines/pocket/pocket.rules.ts';

import type { PocketContents } from '../parts/pocket/pocket-contents.ts';
import type { KeptTerritory } from '../parts/pocket/pocket-database.ts';
import { withProduct } from '../parts/texts/product.ts';
import { pocketTexts } from './pocket.texts.ts';

const timeOf = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' });
const dayOf = new Intl.DateTimeFormat('fr-FR', { day: '2-digit', month: '2-digit' });
const isoDay = new Intl.DateTimeFormat('fr-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** A moment as one says it today: `à 14:32`, or `le 24/11 à 14:32`. */
export function momentText(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)];
  const time = `à ${timeOf.format(then)}`;
  return then.toDateString() === today.toDateString() ? time : `le ${dayOf.format(then)} ${time}`;
}

/** Decimal kilobytes below a megabyte, like the settings of a telephone. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))}\u00A0ko`
    : `${(bytes / 1_000_000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00A0Mo`;

export interface ShownTerritory {
  readonly territory: KeptTerritory;
  readonly due: string;
  readonly late: boolean;
  readonly ready: string;
  readonly acts: readonly PermittedAct[];
  /** Acts of this territory that wait. */
  readonly waiting: readonly QueuedAct[];
}

export interface PocketView {
  readonly state: string;
  readonly clockWrong: boolean;
  readonly territories: readonly ShownTerritory[];
}

interface Device {
  readonly now: number;
  readonly online: boolean;
}

/** What /poche shows of what the device keeps; null where it keeps nothing. */
export function pocketView(
  { facts, territories }: PocketContents,
  queued: readonly QueuedAct[],
  { now, online }: Device,
): PocketView | null {
  if (!facts) return null;
  const clockWrong = clockIsWrong(facts, now);
  const serverNow = serverTime(facts, now);
  const today = isoDay.format(new Date(serverNow));
  const at = momentText(facts.filledAt, now);
  return {
    state: online ? pocketTexts.online(at) : pocketTexts.offline(at),
    clockWrong,
    territories: territories.map((territory) => {
      const about = queued.filter(({ historyId }) => historyId === territory.historyId);
      return {
        territory,
        due: pocketTexts.due(territory.theoreticalReturnDateHuman),
        late: territory.theoreticalReturnDate <= today,
        ready: readyText(territory, now),
        acts: offeredActs(territory.acts, about, serverNow),
        waiting: about.filter(isUnsent),
      };
    }),
  };
}

function readyText({ ground, map }: KeptTerritory, now: number): string {
  if (map === null) return `${pocketTexts.ready} ${pocketTexts.noMap}`;
  if (ground.state === 'elsewhere') return pocketTexts.readyWithout;
  if (ground.state !== 'kept') return pocketTexts.readyMissing;
  return `${pocketTexts.ready} ${momentText(ground.keptAt, now)}, ${sizeText(ground.bytes)}`;
}

export interface ShownAct {
  readonly act: QueuedAct;
  readonly what: string;
  readonly state: string;
  readonly when: string;
  readonly unsent: boolean;
}

/** The queue, newest first (OWN-105). */
export const queueView = (acts: readonly QueuedAct[], now: number): readonly ShownAct[] =>
  acts.toReversed().map((act) => ({
    act,
    what: pocketTexts.of(pocketTexts.acts[act.tap], act.numberName),
    state: pocketTexts.states[act.state],
    when:
      act.answeredAt === null
        ? pocketTexts.doneAt(momentText(act.doneAt, now))
        : `${pocketTexts.doneAt(momentText(act.doneAt, now))}, ${pocketTexts.answeredAt(momentText(act.answeredAt, now))}`,
    unsent: isUnsent(act),
  }));

/** What the settings say of a pocket that is on. */
export function keptText({ facts, territories }: PocketContents, now: number): string | null {
  if (!facts) return null;
  const at = momentText(facts.filledAt, now);
  if (territories.length === 0) return pocketTexts.keptNone(at);
  const bytes = territories.reduce(
    (sum, { ground, ...rest }) =>
      sum + JSON.stringify(rest).length + (ground.state === 'kept' ? ground.bytes : 0),
    0,
  );
  return withProduct(pocketTexts.kept(territories.length, at, sizeText(bytes)));
}
