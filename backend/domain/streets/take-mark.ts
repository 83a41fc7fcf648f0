import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../../parts/db/database.ts';
import type { GroundStreets } from './ground-streets.ts';
import { limitsOf } from '../map/limits.queries.ts';
import type { StreetLine } from '#engines/paper/card/card-sheet.ts';
import { beginRound, markStreet, roundOf } from './streets.queries.ts';
import { markedStreet, newRound, type Mark, type MarkRuling, type Round } from './streets.rules.ts';

interface Territory {
  readonly id: number;
  readonly held: boolean;
}

/**
 * The round of a territory, or the one that its holder would begin: limits and ground are read for that one only.
 */
export async function roundNow(
  db: Db,
  groundStreets: GroundStreets,
  { id, held }: Territory,
): Promise<{ readonly begun: boolean; readonly round: Round }> {
  const begun = await roundOf(db, id);
  if (begun) return { begun: true, round: begun };
  const [fresh] = held ? await groundStreets.within(db, [await limitsOf(db, id)]) : [];
  return { begun: false, round: newRound(fresh?.streets ?? []) };
}

/** What is drawn of the streets within a territory's limits as they are now (OWN-220). */
export async function linesNow(
  db: Db,
  groundStreets: GroundStreets,
  territoryId: number,
): Promise<readonly StreetLine[]> {
  const [found] = await groundStreets.within(db, [await limitsOf(db, territoryId)]);
  return found?.lines ?? [];
}

/** Marks one street of a territory that is locked, as of that moment; the first mark begins a round. */
export async function takeMark(
  db: Db,
  groundStreets: GroundStreets,
  territory: Territory,
  mark: Mark,
  at: Temporal.Instant,
): Promise<MarkRuling> {
  const { id, held } = territory;
  const { begun, round } = await roundNow(db, groundStreets, territory);
  const ruling = markedStreet(round, held, mark);
  if (ruling.refused) return ruling;
  if (!begun) await beginRound(db, id, round.streets);
  const counts = await markStreet(db, id, mark, ruling.state, at);
  return counts ? ruling : { refused: 'overtaken' };
}
