/** Days are yyyy-mm-dd: their string order is chronological. */
export interface FoundEntry {
  readonly territory: number;
  readonly number: number;
  readonly released: string;
  readonly returned: string | null;
  readonly due: string;
  readonly reprieves: number;
  readonly holder_known: boolean;
  readonly activity_known: boolean;
}

export interface FoundTerritory {
  readonly id: number;
  readonly number: number;
  readonly number_name: string;
  readonly name: string;
  readonly gate: number | null;
  readonly type_known: boolean;
}

/** Stored data of one congregation. */
export interface FoundCongregation {
  readonly settings: number;
  readonly activities_imposed_without_any: boolean;
  readonly territories: readonly FoundTerritory[];
  readonly entries: readonly FoundEntry[];
  readonly booked: readonly { readonly territory: number; readonly booking_known: boolean }[];
  readonly maps: readonly {
    readonly territory: number;
    readonly token: string;
    readonly drawn: boolean;
  }[];
  readonly users: readonly { readonly login: string; readonly role_known: boolean }[];
}

export type Trouble =
  | 'noSettings'
  | 'noImposedActivity'
  | 'shortLogin'
  | 'sameLogin'
  | 'unknownRole'
  | 'sameTerritoryNumber'
  | 'territoryNumber'
  | 'territoryName'
  | 'territoryGate'
  | 'territoryType'
  | 'entryOfNoTerritory'
  | 'severalOpen'
  | 'sameOutputNumber'
  | 'outputNumber'
  | 'returnedBeforeReleased'
  | 'dueBeforeReleased'
  | 'inTheFuture'
  | 'negativeReprieves'
  | 'unknownHolder'
  | 'unknownActivity'
  | 'overlap'
  | 'bookedOut'
  | 'bookedTwice'
  | 'bookedElsewhere'
  | 'mapOfNoTerritory'
  | 'mapToken'
  | 'sameMapToken'
  | 'mapFeatures';

export interface Finding {
  readonly trouble: Trouble;
  /** Territory name or login; null when the finding is about the congregation. */
  readonly about: string | null;
  /** Output numbers of the assignments concerned. */
  readonly entries: readonly number[];
}

/**
 * Checks the invariants of C1 and C2 (docs/data-and-rules.md); findings come in the order of the
 * territories.
 */
export function findingsIn(found: FoundCongregation, today: string): readonly Finding[] {
  return [
    ...found.territories.flatMap((territory) => aboutTerritory(found, territory, today)),
    ...aboutTheRest(found),
  ];
}

const finding = (
  trouble: Trouble,
  about: string | null = null,
  entries: readonly FoundEntry[] = [],
): Finding => ({ trouble, about, entries: entries.map(({ number }) => number) });

function aboutTerritory(
  { territories, entries, booked, maps }: FoundCongregation,
  territory: FoundTerritory,
  today: string,
): readonly Finding[] {
  const { id, number, number_name, name, gate } = territory;
  const own = entries.filter((entry) => entry.territory === id);
  const bookings = booked.filter((booking) => booking.territory === id);
  const open = own.filter(({ returned }) => returned === null);
  const wrong: readonly [Trouble, boolean][] = [
    ['sameTerritoryNumber', territories.some((it) => it.id < id && it.number === number)],
    ['territoryNumber', number < 1 || number > 9999],
    ['territoryName', name.trim() === '' || Array.from(name).length > 45],
    ['territoryGate', gate !== null && (gate < 0 || gate > 999)],
    ['territoryType', !territory.type_known],
    ['bookedOut', bookings.length > 0 && open.length > 0],
    ['bookedTwice', bookings.length > 1],
    ['bookedElsewhere', bookings.some(({ booking_known }) => !booking_known)],
  ];
  return [
    ...wrong.filter(([, is]) => is).map(([trouble]) => finding(trouble, number_name)),
    ...maps
      .filter((map) => map.territory === id)
      .flatMap((map) => aboutMap(maps, map, number_name)),
    ...(open.length > 1 ? [finding('severalOpen', number_name, open)] : []),
    ...own.flatMap((entry) => aboutEntry(entry, today, number_name)),
    ...pairs(own).flatMap((pair) => aboutPair(pair, number_name)),
  ];
}

function aboutMap(
  maps: FoundCongregation['maps'],
  { territory, token, drawn }: FoundCongregation['maps'][number],
  about: string,
): readonly Finding[] {
  const wrong: readonly [Trouble, boolean][] = [
    ['mapToken', token.length < 22 || token.length > 64],
    ['sameMapToken', maps.some((it) => it.territory < territory && it.token === token)],
    ['mapFeatures', !drawn],
  ];
  return wrong.filter(([, is]) => is).map(([trouble]) => finding(trouble, about));
}

function aboutEntry(entry: FoundEntry, today: string, about: string): readonly Finding[] {
  const { released, returned } = entry;
  const wrong: readonly [Trouble, boolean][] = [
    ['outputNumber', entry.number < 1],
    ['returnedBeforeReleased', returned !== null && returned < released],
    ['dueBeforeReleased', entry.due < released],
    ['inTheFuture', released > today || (returned ?? '') > today],
    ['negativeReprieves', entry.reprieves < 0],
    ['unknownHolder', !entry.holder_known],
    ['unknownActivity', !entry.activity_known],
  ];
  return wrong.filter(([, is]) => is).map(([trouble]) => finding(trouble, about, [entry]));
}

type Pair = readonly [FoundEntry, FoundEntry];

const pairs = (entries: readonly FoundEntry[]): readonly Pair[] =>
  entries.flatMap((one, at) => entries.slice(at + 1).map((other): Pair => [one, other]));

const never = '9999-99-99';

function aboutPair([one, other]: Pair, about: string): readonly Finding[] {
  const overlapping =
    one.released < (other.returned ?? never) && other.released < (one.returned ?? never);
  return [
    ...(one.number === other.number ? [finding('sameOutputNumber', about, [one, other])] : []),
    ...(overlapping ? [finding('overlap', about, [one, other])] : []),
  ];
}

function aboutTheRest(found: FoundCongregation): readonly Finding[] {
  const known = new Set(found.territories.map(({ id }) => id));
  const folded = found.users.map(({ login }) => login.toLocaleLowerCase('fr'));
  return [
    ...(found.settings === 1 ? [] : [finding('noSettings')]),
    ...(found.activities_imposed_without_any ? [finding('noImposedActivity')] : []),
    ...found.entries
      .filter(({ territory }) => !known.has(territory))
      .map((entry) => finding('entryOfNoTerritory', null, [entry])),
    ...found.booked
      .filter(({ territory }) => !known.has(territory))
      .map(() => finding('bookedElsewhere')),
    ...found.maps
      .filter(({ territory }) => !known.has(territory))
      .map(() => finding('mapOfNoTerritory')),
    ...found.users.flatMap(({ login, role_known }, at) => [
      ...(Array.from(login).length < 6 ? [finding('shortLogin', login)] : []),
      ...(folded.indexOf(folded[at] ?? '') < at ? [finding('sameLogin', login)] : []),
      ...(role_known ? [] : [finding('unknownRole', login)]),
    ]),
  ];
}
