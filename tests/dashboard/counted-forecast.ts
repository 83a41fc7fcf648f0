import type { Ground } from './random-history.ts';

const day = 86_400_000;

/** The same day `months` earlier, or the last day of a shorter month. */
export function monthsBefore(date: string, months: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(dayOfMonth, last));
  return first.toISOString().slice(0, 10);
}

const after = (date: string, months: number) =>
  new Date(Date.parse(date) + Math.round(months * 30.4375) * day).toISOString().slice(0, 10);

/** Each call adds one month and answers how many sequences of months bring back less than `needed`, as an exact integer. */
function waysBelow(months: readonly number[], needed: number) {
  let ways = new Map([[0, 1n]]);
  return () => {
    const next = new Map<number, bigint>();
    for (const [sum, count] of ways) {
      for (const returns of months) {
        const reached = sum + returns;
        if (reached < needed) next.set(reached, (next.get(reached) ?? 0n) + count);
      }
    }
    ways = next;
    return [...ways.values()].reduce((sum, count) => sum + count, 0n);
  };
}

/** The time after which `tenths` of ten sequences have brought back `needed`. */
function quantile(months: readonly number[], needed: number, tenths: number): number | null {
  const below = waysBelow(months, needed);
  let all = 1n;
  let before = 0;
  for (let month = 1; month <= 120; month += 1) {
    all *= BigInt(months.length);
    const chance = Number(((all - below()) * 1_000_000_000_000n) / all) / 1e12;
    if (chance >= tenths / 10) return month - 1 + (tenths / 10 - before) / (chance - before);
    before = chance;
  }
  return null;
}

function counted(
  grounds: readonly Ground[],
  today: string,
  months: readonly (readonly string[])[],
) {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '09-01' ? 1 : 0);
  const [since, until] = [`${year}-09-01`, `${year + 1}-08-31`];
  const returnsOf = ({ loans }: Ground) =>
    loans.flatMap(({ returned }) => (returned !== null && returned <= today ? [returned] : []));
  const covered = grounds.filter((it) => returnsOf(it).some((one) => one >= since)).length;
  const counts = months.map(
    ([from = '', to = '']) =>
      grounds.flatMap((it) => returnsOf(it)).filter((one) => one > from && one <= to).length,
  );
  const start = months.at(-1)?.[0] ?? '';
  const distinct = grounds.filter((it) => returnsOf(it).some((one) => one > start)).length;
  const total = grounds.length;
  const remaining = total - covered;
  const returns = counts.reduce((sum, count) => sum + count, 0);
  const fields = { total, covered, remaining, expected: null, earliest: null, latest: null };
  if (total === 0) return { ...fields, state: 'empty', missing: 0, extra_exits: 0 };
  if (remaining === 0) return { ...fields, state: 'covered', missing: 0, extra_exits: 0 };

  const daysLeft = (Date.parse(until) - Date.parse(today)) / day + 1;
  const monthsLeft = daysLeft / 30.4375;
  const extra = (more: number) => (more <= 0 ? 0 : daysLeft < 31 ? null : Math.ceil(more));
  if (returns === 0)
    return {
      ...fields,
      state: 'idle',
      missing: remaining,
      extra_exits: extra(remaining / monthsLeft),
    };
  const needed = Math.ceil((remaining * returns) / distinct);
  const time = needed / (returns / counts.length);
  const missing = Math.max(0, Math.ceil(remaining - (distinct / counts.length) * monthsLeft));
  const extra_exits = extra(needed / monthsLeft - returns / counts.length);
  if (time > 120) return { ...fields, state: 'slow', missing, extra_exits };
  const early = quantile(counts, needed, 1) ?? time;
  const late = quantile(counts, needed, 9);
  return {
    ...fields,
    state: 'forecast',
    expected: after(today, time),
    earliest: after(today, Math.min(early, time)),
    latest: late === null ? null : after(today, Math.max(late, time)),
    missing,
    extra_exits,
  };
}

/** The forecast of a history, counted independently of the backend. */
export function countedForecast(grounds: readonly Ground[], today: string) {
  const releases = grounds.flatMap(({ loans }) => loans.map(({ released }) => released));
  const first = releases.filter((it) => it <= today).toSorted()[0] ?? null;
  const months: string[][] = [];
  for (let back = 0; back < 12; back += 1) {
    const [from, to] = [monthsBefore(today, back + 1), monthsBefore(today, back)];
    months.push([from, to]);
    if (first !== null && from <= first) break;
  }
  const all = counted(grounds, today, months);
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '09-01' ? 1 : 0);
  const window = months.at(-1)?.[0] ?? '';
  return {
    ...all,
    since: `${year}-09-01`,
    until: `${year + 1}-08-31`,
    months: months.length,
    returns: grounds
      .flatMap(({ loans }) => loans)
      .filter(({ returned }) => returned !== null && returned > window && returned <= today).length,
    distinct: grounds.filter(({ loans }) =>
      loans.some(({ returned }) => returned !== null && returned > window && returned <= today),
    ).length,
    types: [...new Set(grounds.map(({ typeId }) => typeId))].map((typeId) => ({
      type: String(typeId),
      ...counted(
        grounds.filter((it) => it.typeId === typeId),
        today,
        months,
      ),
    })),
  };
}
