/** What a congregation's log, mails and history tell of rows that are gone or were changed past the program. */
export interface FoundTraces {
  /** Past days whose log has fewer lines than were counted when the day was over. */
  readonly thinned: readonly {
    readonly day: string;
    readonly lines: number;
    readonly left: number;
  }[];
  /** Lines dated more than an hour before one that was written earlier. */
  readonly backward: { readonly lines: number; readonly first: string | null };
  readonly unusable_hashes: readonly string[];
  /** Sessions that end later than the program lets any last, by the login of their account. */
  readonly long_sessions: readonly { readonly login: string; readonly device: string }[];
  readonly territories: readonly TracedTerritory[];
  /** Log lines about assignments that were removed, changed, cancelled or taken back, oldest first. */
  readonly explanations: readonly Explanation[];
}

interface TracedTerritory {
  readonly number_name: string;
  /** In the order of their numbers; `recorded` is the day on which the row was written. */
  readonly entries: readonly { readonly number: number; readonly recorded: string }[];
}

interface Explanation {
  readonly number_name: string | null;
  readonly action: string;
}

export type TraceTrouble =
  | 'logThinned'
  | 'logBackward'
  | 'unusableHash'
  | 'longSession'
  | 'outputGap'
  | 'mapUnreadable';

export interface TraceFinding {
  readonly trouble: TraceTrouble;
  /** Name of a territory, login or day; null when it is about the congregation. */
  readonly about: string | null;
  /** Inserted into the sentence. */
  readonly value: string;
}

/** `logKeptSince`: the day since which the log is complete (yyyy-mm-dd). */
export function traceFindings(found: FoundTraces, logKeptSince: string): readonly TraceFinding[] {
  return [
    ...found.thinned.map(({ day, lines, left }): TraceFinding => ({
      trouble: 'logThinned',
      about: day,
      value: `${lines - left}/${lines}`,
    })),
    ...(found.backward.first === null
      ? []
      : [
          {
            trouble: 'logBackward',
            about: found.backward.first,
            value: String(found.backward.lines),
          } as const,
        ]),
    ...found.unusable_hashes.map((login): TraceFinding => ({
      trouble: 'unusableHash',
      about: login,
      value: '',
    })),
    ...found.long_sessions.map(({ login, device }): TraceFinding => ({
      trouble: 'longSession',
      about: login,
      value: device,
    })),
    ...found.territories.flatMap((territory) => gapsOf(territory, found, logKeptSince)),
  ];
}

/**
 * Numbers that no assignment has although a higher one was written while the log was kept, which
 * says nothing of a removal (B-66: removing does not renumber). A cancelled exit and an undone import
 * name no number: any may be theirs.
 */
function gapsOf(
  { number_name, entries }: TracedTerritory,
  { territories, explanations }: FoundTraces,
  logKeptSince: string,
): readonly TraceFinding[] {
  const lines = explanations.filter((line) => line.number_name === number_name);
  if (lines.some(({ action }) => numbersIn(action).length === 0)) return [];
  const present = new Set(territories.map((it) => it.number_name));
  const numbers = new Set(entries.map(({ number }) => number));
  const mine = explanations.filter(
    (line) => line.number_name === number_name || !present.has(line.number_name ?? ''),
  );
  const explained = new Set(mine.flatMap(({ action }) => numbersIn(action)));
  const highest = entries.at(-1)?.number ?? 0;
  const gaps: number[] = [];
  for (let number = 1; number < highest && gaps.length < mostGaps; number += 1) {
    if (numbers.has(number) || explained.has(number)) continue;
    const next = entries.find((entry) => entry.number > number);
    if (next && next.recorded >= logKeptSince && !explained.has(next.number)) gaps.push(number);
  }
  return gaps.map((number) => ({
    trouble: 'outputGap',
    about: number_name,
    value: String(number),
  }));
}

const mostGaps = 20;

/** `Attribution n° 3 supprimée`, `Attribution n° 3 modifiée : n° 5`: 3; 3 and 5. */
const numbersIn = (action: string): readonly number[] =>
  Array.from(action.matchAll(/n° (\d+)/gu), ([, digits]) => Number(digits));
