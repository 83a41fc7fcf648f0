import type { Temporal } from 'temporal-polyfill';

/** A seeded generator of numbers from 0 up to, not including, `below` (mulberry32). */
export function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below;
  };
}

export interface Assignment {
  readonly id: number;
  readonly territory: number;
  readonly holder: number;
  readonly online: boolean;
  due: Temporal.PlainDate;
  returned: string | null;
}

export const accepting = [11, 12, 13];

/** The day as the mail words it. */
export const inWords = (day: Temporal.PlainDate): string =>
  day.toLocaleString('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** Reminders and automatic returns computed independently of the product, without duplicates. */
export function expectations(weeks: number) {
  const told = new Set<string>();
  const returned: string[] = [];
  return {
    told,
    returned,
    /** Adds what the jobs must do at this moment. */
    at: (now: Temporal.ZonedDateTime, loans: readonly Assignment[]): void => {
      const today = now.toPlainDate();
      for (const loan of loans.filter((it) => it.returned === null)) {
        const left = today.until(loan.due, { largestUnit: 'day' }).days;
        if (loan.online && left <= 0) {
          loan.returned = loan.due.toString();
          returned.push(`T${loan.territory}`);
        } else if (
          now.hour >= 8 &&
          now.hour < 20 &&
          accepting.includes(loan.holder) &&
          left <= weeks * 7
        ) {
          const when = left < 0 ? 'late' : 'soon';
          told.add(`p${loan.holder}@example.org T${loan.territory} ${when} ${inWords(loan.due)}`);
        }
      }
    },
  };
}

/** The reminders of a received mail, in the same form. */
export const toldIn = ({ to, text }: { to: readonly string[]; text: string }): string[] =>
  Array.from(
    text.matchAll(
      /^\* (?<territory>T\d+) - .*\n {2}(?<when>À|Il était à) rentrer le (?<day>.+)$/gmu,
    ),
    ({ groups = {} }) =>
      `${to.join()} ${groups['territory']} ${groups['when'] === 'À' ? 'soon' : 'late'} ${groups['day']}`,
  );
