import type { Db } from '../parts/db/database.ts';
import type { GroundStreets, Limits } from './ground-streets.ts';
import { beginRound, markStreet, roundOf } from './streets.queries.ts';
import { markedStreet, newRound, type Mark, type MarkRuling } from './streets.rules.ts';

interface Territory {
  readonly id: number;
  readonly limits: Limits;
  readonly held: boolean;
}

/** Marks one street of a territory that is locked; the first mark begins a round. Only its holder reads the ground. */
export async function takeMark(
  db: Db,
  groundStreets: GroundStreets,
  { id, limits, held }: Territory,
  mark: Mark,
): Promise<MarkRuling> {
  const begun = await roundOf(db, id);
  const [fresh = []] = begun || !held ? [] : await groundStreets.within(db, [limits]);
  const round = begun ?? newRound(fresh);
  const ruling = markedStreet(round, held, mark);
  if (ruling.refused) return ruling;
  if (!begun) await beginRound(db, id, round.streets);
  await markStreet(db, id, mark, ruling.state);
  return ruling;
}
