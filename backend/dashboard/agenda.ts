import type { Temporal } from 'temporal-polyfill';
import { agendaDays, agendaRows } from '#schema/limits.ts';
import { dueLimits } from '../domain/assignment/due.rules.ts';
import { openRequests } from '../domain/assignment/requests.queries.ts';
import type { Db } from '../parts/db/database.ts';
import { changesSince, dueTerritories, restedTerritories } from './agenda.queries.ts';

/** A list that is cut: how many there are, and the first of them. */
interface Cut<Row> {
  readonly total: number;
  readonly rows: readonly Row[];
}

const cut = <Row extends { readonly total: number }>(
  rows: readonly Row[],
): Cut<Omit<Row, 'total'>> => ({
  total: rows[0]?.total ?? 0,
  rows: rows.map(({ total: _, ...row }) => row),
});

interface Asked {
  readonly today: Temporal.PlainDate;
  readonly timeZone: string;
  /** Requests and the log are for managers. */
  readonly manages: boolean;
}

/** What is to be done in a congregation and what others have done, the first of each (OWN-275). */
export async function agenda(db: Db, { today, timeZone, manages }: Asked) {
  const { lateUntil } = dueLimits(today);
  const soonUntil = today.add({ days: agendaDays }).toString();
  const most = agendaRows;
  const late = cut(await dueTerritories(db, { after: null, until: lateUntil, most }));
  const soon = cut(await dueTerritories(db, { after: lateUntil, until: soonUntil, most }));
  const rested = cut(await restedTerritories(db, most));
  if (!manages) return { late, soon, rested, requests: null, changes: null };
  const requests = await openRequests(db, timeZone);
  const since = today.subtract({ days: 1 }).toString();
  return {
    late,
    soon,
    rested,
    requests: { total: requests.length, rows: requests.slice(0, most) },
    changes: cut(await changesSince(db, { since, timeZone, most })),
  };
}
