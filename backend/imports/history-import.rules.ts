import { Temporal } from 'temporal-polyfill';
import { assignmentTexts } from '../parts/assignment/assignment.texts.ts';
import type { ActivityKind, AssignmentPeriods } from '../parts/assignment/period.rules.ts';
import { exitTerritories } from '../exit/exit.rules.ts';
import { day, type SentDay } from '../parts/http/fields.ts';
import { addHistoryEntry, type Entry, type EntryValues } from '../history/history.rules.ts';
import { territoryNumber } from '../territory/territory-creation.fields.ts';
import type { RoleId } from '../parts/permissions/permissions.ts';
import { nameKey, peopleByName, readCell, type People } from './cells.rules.ts';
import { line, type ImportRow, type PlannedLine, type Reason } from './imports.rules.ts';

export interface HistoryFacts {
  readonly today: Temporal.PlainDate;
  readonly caller: { readonly userId: number; readonly role: RoleId };
  readonly users: readonly { readonly id: number; readonly login: string }[];
  readonly activities: readonly {
    readonly id: number;
    readonly name: string;
    readonly kind: ActivityKind;
  }[];
  readonly periods: AssignmentPeriods;
  readonly territories: readonly {
    readonly id: number;
    readonly number: number;
    readonly numberName: string;
    readonly booked: boolean;
    readonly entries: readonly Entry[];
  }[];
}
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
}

type Ruling = PlannedLine & { readonly change?: EntryChange };

/** The facts by name and number, with the entries that earlier lines add. */
interface Ground {
  readonly facts: HistoryFacts;
  readonly people: People<HistoryFacts['users'][number]>;
  readonly territories: ReadonlyMap<number, Territory>;
  readonly entries: Map<number, Entry[]>;
}

/**
 * Plans the lines, oldest first, by the rules of HISTORY ADD, or of EXIT for an assignment without
 * a return date.
 */
export function planHistory(facts: HistoryFacts, rows: readonly ImportRow[]): HistoryPlan {
  const ground: Ground = {
    facts,
    people: peopleByName(facts.users),
    territories: new Map(facts.territories.map((it) => [it.number, it])),
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
  };
}

/** Open assignments sort last. */
const sortKey = ({ cells }: ImportRow): string =>
  `${cells.return_date === undefined ? 1 : 0} ${cells.release_date ?? ''} ${cells.return_date ?? ''}`;

function remember({ entries }: Ground, { territoryId, entry }: EntryChange): void {
  entries.get(territoryId)?.push({ ...entry, id: 0, reprieveMonths: 0, version: 0 });
}

const usualActivity = 1;

function ruled({ facts, people, territories, entries }: Ground, row: ImportRow): Ruling {
  const { cells } = row;
  const spoken = [cells.number && `T${cells.number}`, cells.login].filter(Boolean).join(' - ');
  const number = readCell(row, 'number', territoryNumber);
  if ('fault' in number) return line(row, 'refused', spoken, number.fault);
  const territory = territories.get(number.value);
  if (!territory) return line(row, 'refused', spoken, { code: 'unknownTerritory' });
  const about = `${territory.numberName}${cells.login === undefined ? '' : ` (${cells.login})`}`;

  const known = entries.get(territory.id) ?? [];
  const period = {
    releaseDate: day.parse(cells.release_date),
    returnDate: day.parse(cells.return_date),
  };
  if (cells.login === assignmentTexts.removedUser && known.some((it) => ofNobody(it, period))) {
    return line(row, 'ignored', about, { code: 'same' });
  }

  const found = peopleNamed(people, cells.login ?? '');
  const [person] = found;
  if (found.length > 1) {
    const names = found.map(({ login }) => login).join(', ');
    return line(row, 'doubtful', about, { code: 'severalPeople', values: { names } });
  }
  if (!person) {
    return line(row, 'refused', about, { code: cells.login ? 'unknownUser' : 'noPerson' });
  }
  const activity = activityIn(facts, row);
  if (!activity) {
    const values = { activity: cells.activity ?? '' };
    return line(row, 'refused', about, { code: 'unknownActivityNamed', values });
  }
  const sent = { ...period, userId: person.id, activityId: activity.id };
  if (known.some((entry) => sameEntry(entry, sent))) {
    return line(row, 'ignored', about, { code: 'same' });
  }
  const written = judged(facts, { territory, known, sent, activityKind: activity.kind });
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
]);

interface SentPeriod {
  readonly releaseDate: SentDay;
  readonly returnDate: SentDay;
}

interface SentEntry extends SentPeriod {
  readonly userId: number;
  readonly activityId: number;
}

const sameDay = (one: Temporal.PlainDate | null, other: SentDay): boolean =>
  one === null || other === null ? one === other : other !== 'invalid' && one.equals(other);

const samePeriod = (entry: Entry, sent: SentPeriod): boolean =>
  sameDay(entry.releaseDate, sent.releaseDate) && sameDay(entry.returnDate, sent.returnDate);

/** An entry whose account is removed, as an export writes it (B-48). */
const ofNobody = (entry: Entry, sent: SentPeriod): boolean =>
  entry.userId === null && samePeriod(entry, sent);

const sameEntry = (entry: Entry, sent: SentEntry): boolean =>
  samePeriod(entry, sent) && entry.userId === sent.userId && entry.activityId === sent.activityId;

interface Case {
  readonly territory: Territory;
  readonly known: readonly Entry[];
  readonly sent: SentEntry;
  readonly activityKind: ActivityKind;
}

function judged(facts: HistoryFacts, it: Case): EntryValues | { readonly reason: Reason } {
  const { territory, known, sent, activityKind } = it;
  const { numberName } = territory;
  if (sent.returnDate === null) return takenOut(facts, it);
  const ruling = addHistoryEntry(
    { numberName, entries: known, activityKind, userExists: true, periods: facts.periods },
    { ...sent, action: 'add' },
    facts.today,
  );
  return ruling.refused ? { reason: { code: ruling.refused } } : ruling;
}

/** An entry without a return date: ruled as an exit of the territory. */
function takenOut(
  facts: HistoryFacts,
  { territory, known, sent, activityKind }: Case,
): EntryValues | { readonly reason: Reason } {
  if (territory.booked) return { reason: { code: 'booked' } };
  const returns = known.flatMap(({ returnDate }) => returnDate ?? []);
  const lastReturn =
    returns.toSorted((one, other) => Temporal.PlainDate.compare(one, other)).at(-1) ?? null;
  const out = known.some(({ returnDate }) => returnDate === null);
  const { id, numberName } = territory;
  const ruling = exitTerritories(
    {
      territories: [{ id, numberName, out, lastReturn, noVisited: false, booking: null }],
      restrictExits: false,
      bypassNoVisited: true,
      imposedActivities: null,
      activityKind,
      userExists: true,
      onlineEnabled: false,
      periods: facts.periods,
    },
    {
      ...sent,
      territoryIds: [id],
      exitAndReturn: false,
      forceOnline: false,
      warnOfEvents: false,
      forceOverwrite: false,
    },
    facts.caller,
    facts.today,
  );
  if (ruling.refused) return { reason: reasonOf(ruling.refused) };
  return {
    outputNumber: Math.max(0, ...known.map(({ outputNumber }) => outputNumber)) + 1,
    releaseDate: ruling.releaseDate,
    returnDate: null,
    userId: ruling.userId,
    activityId: ruling.activityId,
    theoreticalReturnDate: ruling.theoreticalReturnDate,
  };
}

function reasonOf(refused: string): Reason {
  switch (refused) {
    case 'alreadyOut':
    case 'releaseBeforeReturn':
    case 'releaseInFuture':
    case 'invalidDate':
    case 'required':
      return { code: refused };
    default:
      return { code: 'unreadable' };
  }
}

function peopleNamed({ called, like }: Ground['people'], name: string): HistoryFacts['users'] {
  if (name === '') return [];
  const exact = called(name);
  return exact.length > 0 ? exact : like(name);
}

function activityIn({ activities }: HistoryFacts, { cells }: ImportRow) {
  const wanted = cells.activity;
  return wanted === undefined
    ? activities.find(({ id }) => id === usualActivity)
    : activities.find(({ name }) => nameKey(name) === nameKey(wanted));
}
