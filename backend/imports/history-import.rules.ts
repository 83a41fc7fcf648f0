import type { Temporal } from 'temporal-polyfill';
import { assignmentTexts } from '../domain/assignment/assignment.texts.ts';
import { day, type SentDay } from '../parts/http/fields.ts';
import type { Entry, EntryValues } from '../domain/assignment/history.rules.ts';
import { judged, type SentEntry, type SentPeriod } from './history-entry.rules.ts';
import type { HistoryFacts } from './history-facts.ts';
import { historyWords, type HistoryWords } from './history-words.rules.ts';
import type { ImportChoice } from './imports.fields.ts';
import { line, type ImportRow, type PlannedLine, type Reason } from './imports.rules.ts';
import { numberIn } from './territory-number.rules.ts';
import { undecided, type NewNamed, type Words } from './words.rules.ts';

type Territory = HistoryFacts['territories'][number];

export interface EntryChange {
  readonly line: number;
  readonly territoryId: number;
  readonly numberName: string;
  readonly entry: EntryValues;
}

export interface HistoryPlan {
  readonly lines: readonly PlannedLine[];
  readonly changes: readonly EntryChange[];
  readonly words: readonly Words[];
  /** People to be created; an entry has their id, below 0, as its holder. */
  readonly newPeople: readonly NewNamed[];
}

type Ruling = PlannedLine & { readonly change?: EntryChange };

/** The facts by number, with the words of the file and the entries that earlier lines add. */
interface Ground {
  readonly facts: HistoryFacts;
  readonly words: HistoryWords;
  readonly territories: ReadonlyMap<number, Territory>;
  readonly entries: Map<number, Entry[]>;
}

/**
 * Plans the lines, oldest first, by the rules of HISTORY ADD, or of EXIT for an assignment without
 * a return date.
 */
export function planHistory(
  facts: HistoryFacts,
  rows: readonly ImportRow[],
  choices: readonly ImportChoice[],
): HistoryPlan {
  const territories = new Map(facts.territories.map((it) => [it.number, it]));
  const judgedRows = rows.filter((row) => {
    const territory = territoryOf(territories, row);
    return 'id' in territory && !removedAlready(territory.entries, row);
  });
  const ground: Ground = {
    facts,
    words: historyWords(facts, judgedRows, choices),
    territories,
    entries: new Map(facts.territories.map((it) => [it.id, [...it.entries]])),
  };
  const oldestFirst = rows.toSorted((one, other) =>
    sortKey(one).localeCompare(sortKey(other), 'en'),
  );
  const rulings = new Map(
    oldestFirst.map((row): [number, Ruling] => {
      const ruling = ruled(ground, row);
      if (ruling.change) remember(ground, ruling.change);
      return [row.line, ruling];
    }),
  );
  const inOrder = rows.flatMap(({ line: at }) => rulings.get(at) ?? []);
  return {
    lines: inOrder.map(({ change: _, ...it }) => it),
    changes: oldestFirst.flatMap(({ line: at }) => rulings.get(at)?.change ?? []),
    words: ground.words.all,
    newPeople: ground.words.newPeople,
  };
}

/** Open assignments sort last. */
const sortKey = ({ cells }: ImportRow): string =>
  `${cells.return_date === undefined ? 1 : 0} ${cells.release_date ?? ''} ${cells.return_date ?? ''}`;

function remember({ entries }: Ground, { territoryId, entry }: EntryChange): void {
  entries.get(territoryId)?.push({ ...entry, id: 0, reprieveMonths: 0, version: 0 });
}

const territoryOf = (
  territories: Ground['territories'],
  row: ImportRow,
): Territory | { readonly reason: Reason } => {
  const number = numberIn(row);
  if ('fault' in number) return { reason: number.fault };
  return territories.get(number.value) ?? { reason: { code: 'unknownTerritory' } };
};

const periodIn = ({ cells }: ImportRow): SentPeriod => ({
  releaseDate: day.parse(cells.release_date),
  returnDate: day.parse(cells.return_date),
});

/** An entry whose account is removed, as an export writes it (B-48). */
const removedAlready = (entries: readonly Entry[], row: ImportRow): boolean =>
  row.cells.login === assignmentTexts.removedUser &&
  entries.some((entry) => entry.userId === null && samePeriod(entry, periodIn(row)));

function ruled({ facts, words, territories, entries }: Ground, row: ImportRow): Ruling {
  const { cells } = row;
  const territory = territoryOf(territories, row);
  if ('reason' in territory) {
    const spoken = [cells.number && `T${cells.number}`, cells.login].filter(Boolean).join(' - ');
    return line(row, 'refused', spoken, territory.reason);
  }
  const about = `${territory.numberName}${cells.login === undefined ? '' : ` (${cells.login})`}`;
  const known = entries.get(territory.id) ?? [];
  if (removedAlready(known, row)) return line(row, 'ignored', about, { code: 'same' });

  const person = words.personIn(row);
  if (person.means !== 'known' && person.means !== 'removed') {
    return undecided(row, about, person, words.unknownPerson(row));
  }
  const activity = words.activityIn(row);
  if (activity.means !== 'known') {
    const values = { activity: cells.activity ?? '' };
    return undecided(row, about, activity, { code: 'unknownActivityNamed', values });
  }
  const period = periodIn(row);
  const userId = person.means === 'known' ? person.id : null;
  const sent = { ...period, userId, activityId: activity.id };
  if (known.some((entry) => sameEntry(entry, sent))) {
    return line(row, 'ignored', about, { code: 'same' });
  }
  const written = judged(facts, {
    territory,
    known,
    sent,
    activityKind: words.kindOf(activity.id),
  });
  if ('reason' in written) {
    return line(
      row,
      doubtful.has(written.reason.code) ? 'doubtful' : 'refused',
      about,
      written.reason,
    );
  }
  const { numberName, id: territoryId } = territory;
  return {
    ...line(row, 'created', about, written.returnDate ? null : { code: 'stillOutNow' }),
    change: { line: row.line, territoryId, numberName, entry: written },
  };
}

/** Reasons that only the author of the file can judge. */
const doubtful: ReadonlySet<Reason['code']> = new Set([
  'releaseInFuture',
  'returnOutOfRange',
  'overlap',
  'alreadyOut',
  'releaseBeforeReturn',
  'booked',
  'removedHolds',
]);

const sameDay = (one: Temporal.PlainDate | null, other: SentDay): boolean =>
  one === null || other === null ? one === other : other !== 'invalid' && one.equals(other);

const samePeriod = (entry: Entry, sent: SentPeriod): boolean =>
  sameDay(entry.releaseDate, sent.releaseDate) && sameDay(entry.returnDate, sent.returnDate);

const sameEntry = (entry: Entry, sent: SentEntry): boolean =>
  entry.userId === sent.userId && entry.activityId === sent.activityId && samePeriod(entry, sent);
