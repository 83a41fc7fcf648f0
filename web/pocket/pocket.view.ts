import {
  clockIsWrong,
  isUnsent,
  mayTick,
  type NewTap,
  type NewTick,
  offeredActs,
  type PermittedAct,
  type QueuedAct,
  serverTime,
} from '#machines/domain/pocket/pocket.rules.ts';

import { returnWarningDays } from '#schema/limits.ts';

import { requestAbout } from '../domain/assignment/request-about.ts';
import type { PocketContents } from '../domain/pocket/pocket-contents.ts';
import type { KeptTerritory, PocketFacts } from '../domain/pocket/pocket-database.ts';
import { streetInWords, streetTicksView } from '../domain/streets/street-ticks.view.ts';
import { withProduct } from '../parts/texts/product.ts';
import { pocketTexts } from './pocket.texts.ts';
import { whenUsed } from '../parts/texts/when-used.ts';

const day = 24 * 60 * 60 * 1000;
const timeOf = whenUsed(
  () => new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' }),
);
const dayOf = whenUsed(
  () => new Intl.DateTimeFormat('fr-FR', { day: '2-digit', month: '2-digit' }),
);
const isoDay = whenUsed(
  () =>
    new Intl.DateTimeFormat('fr-CA', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/** A moment as one says it today: `à 14:32`, or `le 24/11 à 14:32`. */
export function momentText(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)];
  const time = `à ${timeOf().format(then)}`;
  return then.toDateString() === today.toDateString() ? time : `le ${dayOf().format(then)} ${time}`;
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
  readonly soon: boolean;
  /** Since when and how large, once the device is ready. */
  readonly ready: string | null;
  readonly acts: readonly PermittedAct[];
  /** Acts of this territory that wait, streets aside. */
  readonly waiting: readonly { readonly id: number; readonly text: string }[];
  /** Null where none are kept. */
  readonly streets: ShownStreets | null;
}

export interface ShownStreets {
  readonly view: ReturnType<typeof streetTicksView>;
  /** The permission to tick them; null where they cannot be ticked now. */
  readonly token: string | null;
  readonly waiting: string | null;
  /** Why the tick that was sent last does not count. */
  readonly refused: string | null;
}

export interface PocketView {
  readonly state: string;
  readonly clockWrong: boolean;
  readonly territories: readonly ShownTerritory[];
}

interface Device {
  readonly now: number;
  readonly online: boolean;
  /** The site gave an answer; null before it was asked. */
  readonly reached: boolean | null;
}

/** What /poche shows of what the device keeps; null where it keeps nothing. */
export function pocketView(
  { facts, territories }: Pick<PocketContents, 'facts' | 'territories'>,
  queued: readonly QueuedAct[],
  { device: { now, online, reached }, ready }: { readonly device: Device; readonly ready: boolean },
  ticking: readonly NewTick[] = [],
): PocketView | null {
  if (!facts) return null;
  const clockWrong = clockIsWrong(facts, now);
  const serverNow = serverTime(facts, now);
  const today = isoDay().format(new Date(serverNow));
  const soonUntil = isoDay().format(new Date(serverNow + returnWarningDays * day));
  const at = momentText(facts.filledAt, now);
  return {
    state: contactText({ online, reached }, at),
    clockWrong,
    territories: territories.map((territory) => {
      const about = queued.filter(({ historyId }) => historyId === territory.historyId);
      return {
        territory,
        due: pocketTexts.due(territory.theoreticalReturnDateHuman),
        late: territory.theoreticalReturnDate <= today,
        soon:
          territory.theoreticalReturnDate > today && territory.theoreticalReturnDate <= soonUntil,
        ready: ready ? readyText(territory, now) : null,
        acts: offeredActs(territory.acts, about, serverNow),
        waiting: about.flatMap(({ id, tap, state }) =>
          tap && isUnsent({ state })
            ? [{ id, text: pocketTexts.of(pocketTexts.acts[tap], pocketTexts.states[state]) }]
            : [],
        ),
        streets: streetsView(
          territory,
          about,
          ticking.filter(({ historyId }) => historyId === territory.historyId),
          facts,
          serverNow,
        ),
      };
    }),
  };
}

function contactText({ online, reached }: Pick<Device, 'online' | 'reached'>, at: string): string {
  if (!online) return pocketTexts.offline(at);
  return reached === false ? pocketTexts.unreachable(at) : pocketTexts.online(at);
}

/** The line below the question of an act: its territory, and which request it takes the place of, sent or waiting (OWN-207). */
export function aboutAct(
  act: NewTap | null,
  territories: readonly KeptTerritory[],
  queued: readonly QueuedAct[],
): string | undefined {
  if (!act) return undefined;
  const { historyId, numberName, tap, action } = act;
  if (tap === 'returns') return numberName;
  const asked = territories.find((it) => it.historyId === historyId)?.asked ?? [];
  const waiting = queued.flatMap((it) =>
    it.historyId === historyId && it.action && isUnsent(it) ? [it.action] : [],
  );
  return requestAbout(numberName, [...asked, ...waiting], action);
}

/** Why no territory is shown although the device was filled: nothing is held, or all was brought back here. */
export const noneText = (acts: readonly QueuedAct[]): string =>
  acts.some(({ tap, state }) => tap === 'returns' && state === 'settled')
    ? pocketTexts.allReturned
    : pocketTexts.noneHeld;

/**
 * The streets with the ticks that wait, in their order, after those that counted since the device was filled: the queue
 * may be read anew before the territories are, and what counted must not look undone meanwhile.
 */
function streetsView(
  { streets }: KeptTerritory,
  about: readonly QueuedAct[],
  ticking: readonly NewTick[],
  { filledAt }: Pick<PocketFacts, 'filledAt'>,
  serverNow: number,
): ShownStreets | null {
  if (!streets) return null;
  const ticksOf = (counts: (act: QueuedAct) => boolean) =>
    about.flatMap((act) => (act.tick && counts(act) ? [act.tick] : []));
  const settled = ticksOf(
    ({ state, answeredAt }) => state === 'settled' && answeredAt !== null && answeredAt > filledAt,
  );
  const ticks = [...ticksOf(isUnsent), ...ticking.map(({ tick }) => tick)];
  const { permission } = streets;
  return {
    view: streetTicksView(streets, [...settled, ...ticks]),
    token: mayTick(permission, about, serverNow) ? (permission?.token ?? null) : null,
    waiting: ticks.length === 0 ? null : pocketTexts.ticksWait(ticks.length),
    refused: refusalOf(about.findLast((act) => act.tick && !isUnsent(act))),
  };
}

const refusalOf = (act: QueuedAct | undefined): string | null =>
  act?.state === 'refused' ? `${whatOf(act)}. ${act.message ?? ''}` : null;

function readyText({ ground, map }: KeptTerritory, now: number): string {
  if (map === null) return `${pocketTexts.ready} ${pocketTexts.noMap}`;
  if (ground.state === 'elsewhere') return pocketTexts.readyWithout;
  if (ground.state !== 'kept') return pocketTexts.ready;
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
    what: whatOf(act),
    state: pocketTexts.states[act.state],
    when:
      act.answeredAt === null
        ? pocketTexts.doneAt(momentText(act.doneAt, now))
        : `${pocketTexts.doneAt(momentText(act.doneAt, now))}, ${pocketTexts.answeredAt(momentText(act.answeredAt, now))}`,
    unsent: isUnsent(act),
  }));

const whatOf = (act: QueuedAct): string =>
  act.tick
    ? pocketTexts.ticked(pocketTexts.ticks[act.tick.state], streetInWords(act.tick), act.numberName)
    : pocketTexts.of(pocketTexts.acts[act.tap], act.numberName);

/** What the settings say of a pocket that is on. */
export function keptText(
  { facts, territories }: Pick<PocketContents, 'facts' | 'territories'>,
  now: number,
): string | null {
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
