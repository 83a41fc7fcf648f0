/** Days are numbers, counted from 1 January 1970. */
export interface Worked {
  readonly booking: string;
  readonly before: number | null;
  readonly loans: readonly number[];
}

export type CoverageState = 'in' | 'out' | 'soon' | 'late' | 'booked' | 'never';

export interface Coverage {
  readonly state: CoverageState;
  /** When it last came back, whether it is out again or not; null: never until then. */
  readonly covered: number | null;
  /** The assignment that was open then. */
  readonly open: Loan | null;
}

export interface Loan {
  readonly released: number;
  readonly due: number;
  /** A place in the list of people; -1: not told. */
  readonly person: number;
}

const numbersALoan = 4;
/** As the lists do (B-17). */
const soonDays = 7;

/** How a territory stood at the end of a day. What is booked is known of today alone. */
export function coverageAt(territory: Worked, day: number, today: number): Coverage {
  const { loans, before, booking } = territory;
  let covered = before;
  let open: Loan | null = null;
  for (let at = 0; at + numbersALoan <= loans.length; at += numbersALoan) {
    const [released = 0, returned = 0, due = 0, person = -1] = loans.slice(at, at + numbersALoan);
    if (released > day) continue;
    if (returned !== 0 && returned <= day) covered = Math.max(covered ?? returned, returned);
    else open = { released, due, person };
  }
  return { state: stateOf(open, covered, day, day === today && booking !== ''), covered, open };
}

function stateOf(
  open: Loan | null,
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
  /** At its end: */
  readonly out: number;
  readonly late: number;
  readonly neverCovered: number;
  readonly neglected: number;
}

/** What happened between two days, both counted, and how things stood at the end of the second. */
export function monthFigures(
  territories: readonly Worked[],
  {
    from,
    to,
    yearBefore,
  }: { readonly from: number; readonly to: number; readonly yearBefore: number },
): MonthFigures {
  const figures = { exits: 0, returns: 0, out: 0, late: 0, neverCovered: 0, neglected: 0 };
  for (const territory of territories) {
    const { loans } = territory;
    for (let at = 0; at + numbersALoan <= loans.length; at += numbersALoan) {
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
