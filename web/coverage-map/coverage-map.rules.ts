/**
 * A territory's history as sent: `loans` holds four numbers per assignment (out, back, due,
 * person). Days count from 1 January 1970.
 */
export interface CoverageRecord {
  readonly booking: string;
  readonly before: number | null;
  readonly loans: readonly number[];
}

export type CoverageState = 'in' | 'out' | 'soon' | 'late' | 'booked' | 'never';

export interface Coverage {
  readonly state: CoverageState;
  /** The last return up to that day; null where there was none. */
  readonly covered: number | null;
  /** The assignment that was open on that day. */
  readonly open: Assignment | null;
}

export interface Assignment {
  readonly released: number;
  readonly due: number;
  /** Index in the list of people; -1 where the reader may not know. */
  readonly person: number;
}

const numbersAnAssignment = 4;
/** The threshold of 'soon' in the lists (B-17). */
const soonDays = 7;

/** The state of a territory at the end of `day`. Bookings are known for today only. */
export function coverageAt(territory: CoverageRecord, day: number, today: number): Coverage {
  const { loans, before, booking } = territory;
  let covered = before;
  let open: Assignment | null = null;
  for (let at = 0; at + numbersAnAssignment <= loans.length; at += numbersAnAssignment) {
    const [released = 0, returned = 0, due = 0, person = -1] = loans.slice(
      at,
      at + numbersAnAssignment,
    );
    if (released > day) continue;
    if (returned !== 0 && returned <= day) covered = Math.max(covered ?? returned, returned);
    else open = { released, due, person };
  }
  return { state: stateOf(open, covered, day, day === today && booking !== ''), covered, open };
}

function stateOf(
  open: Assignment | null,
  covered: number | null,
  day: number,
  booked: boolean,
): CoverageState {
  if (open !== null) {
    if (open.due <= day) return 'late';
    return open.due <= day + soonDays ? 'soon' : 'out';
  }
  if (booked) return 'booked';
  return covered === null ? 'never' : 'in';
}

export interface MonthFigures {
  readonly exits: number;
  readonly returns: number;
  /** The figures from here on are counts at the end of the month. */
  readonly out: number;
  readonly late: number;
  readonly neverCovered: number;
  readonly neglected: number;
}

/** Counts of exits and returns from `from` to `to` inclusive, and the state of the stock at the end of `to`. */
export function monthFigures(
  territories: readonly CoverageRecord[],
  {
    from,
    to,
    yearBefore,
  }: { readonly from: number; readonly to: number; readonly yearBefore: number },
): MonthFigures {
  const figures = { exits: 0, returns: 0, out: 0, late: 0, neverCovered: 0, neglected: 0 };
  for (const territory of territories) {
    const { loans } = territory;
    for (let at = 0; at + numbersAnAssignment <= loans.length; at += numbersAnAssignment) {
      const [released = 0, returned = 0] = loans.slice(at, at + 2);
      if (released >= from && released <= to) figures.exits += 1;
      if (returned !== 0 && returned >= from && returned <= to) figures.returns += 1;
    }
    const { open, state, covered } = coverageAt(territory, to, to + 1);
    if (open !== null) figures.out += 1;
    if (state === 'late') figures.late += 1;
    if (covered === null) figures.neverCovered += 1;
    if (Math.max(covered ?? -Infinity, open?.released ?? -Infinity) < yearBefore) {
      figures.neglected += 1;
    }
  }
  return figures;
}
