import type { Database } from '../../backend/parts/db/database.ts';
import { privacyVersion } from '../../backend/parts/consent/privacy-version.ts';
import type { RoleId } from '../../backend/parts/permissions/permissions.ts';

/** The password of every account that `aUser` makes. */
export const thePassword = 'demo2026';

interface Place {
  readonly database: Database;
}

export interface CongregationFacts {
  readonly id?: number;
  readonly name?: string;
  readonly emailCounter?: number;
  /** Columns of congregation_settings that differ from the defaults. */
  readonly settings?: Readonly<Record<string, boolean | number | string>>;
}

export async function aCongregation(
  { database }: Place,
  { id = 1, name = 'Assemblée Centre', emailCounter = 0, settings = {} }: CongregationFacts = {},
): Promise<number> {
  await database.asSite((db) =>
    db.rows('insert into congregations (id, name, email_counter) values ($1, $2, $3)', [
      id,
      name,
      emailCounter,
    ]),
  );
  await insert(database, 'congregation_settings', { congregation_id: id, ...settings });
  return id;
}

export interface UserFacts {
  readonly id: number;
  readonly login: string;
  readonly congregation?: number;
  readonly role?: RoleId;
  readonly email?: string | null;
  readonly subscription?: boolean;
  readonly acceptedPrivacy?: boolean;
  readonly forgetMe?: boolean;
}

export async function aUser(
  { database }: Place,
  {
    id,
    login,
    congregation = 1,
    role = 5,
    email = null,
    subscription = false,
    acceptedPrivacy = true,
    forgetMe = false,
  }: UserFacts,
): Promise<number> {
  await insert(database, 'users', {
    congregation_id: congregation,
    id,
    login,
    password_hash: hashOfThePassword,
    email,
    subscription,
    rgpd_privacy: acceptedPrivacy,
    rgpd_forget_me: forgetMe,
    role_id: role,
  });
  if (acceptedPrivacy) {
    await insert(database, 'privacy_consents', {
      congregation_id: congregation,
      user_id: id,
      version: privacyVersion,
      accepted_at: '2026-01-01T08:00:00Z',
    });
  }
  return id;
}

export interface TerritoryFacts {
  readonly id: number;
  readonly congregation?: number;
  readonly number?: number;
  readonly name?: string;
  readonly typeId?: number;
  readonly gate?: number | null;
  readonly noVisited?: boolean;
  readonly note?: string;
  readonly mapUrl?: string | null;
  /** An assignment from the start, open or returned; it has the id of the territory. */
  readonly exited?: Omit<AssignmentFacts, 'id' | 'territory' | 'congregation'>;
}

export async function aTerritory(
  world: Place,
  {
    id,
    congregation = 1,
    number = id,
    name = `Rue ${id}`,
    typeId = 1,
    gate = null,
    noVisited = false,
    note = '',
    mapUrl = null,
    exited,
  }: TerritoryFacts,
): Promise<number> {
  await insert(world.database, 'territories', {
    congregation_id: congregation,
    id,
    number,
    name,
    type_id: typeId,
    gate,
    no_visited: noVisited,
    note,
    map_url: mapUrl,
  });
  if (exited) await anAssignment(world, { ...exited, id, territory: id, congregation });
  return id;
}

export interface AssignmentFacts {
  readonly id: number;
  readonly territory: number;
  readonly congregation?: number;
  /** The user; null when the account is removed. */
  readonly to: number | null;
  /** Dates as yyyy-mm-dd. */
  readonly released: string;
  readonly returned?: string | null;
  readonly due: string;
  readonly activity?: number;
  readonly outputNumber?: number;
  readonly reprieves?: number;
  readonly online?: boolean;
}

export async function anAssignment(
  { database }: Place,
  {
    id,
    territory,
    congregation = 1,
    to,
    released,
    returned = null,
    due,
    activity = 1,
    outputNumber = 1,
    reprieves = 0,
    online = false,
  }: AssignmentFacts,
): Promise<number> {
  await insert(database, 'histories', {
    congregation_id: congregation,
    id,
    territory_id: territory,
    output_number: outputNumber,
    user_id: to,
    activity_id: activity,
    release_date: released,
    return_date: returned,
    theoretical_return_date: due,
    reprieve_months: reprieves,
    online,
  });
  return id;
}

export interface MapFacts {
  readonly congregation?: number;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly zoom?: number;
  readonly features?: object;
}

/** A drawn map of a territory; the token opens it without sign-in. */
export async function aMap(
  { database }: Place,
  {
    territory,
    token,
    ...facts
  }: MapFacts & { readonly territory: number; readonly token?: string },
): Promise<string> {
  const known = token ?? `token-of-the-map-of-${String(territory).padStart(4, '0')}`;
  await insert(database, 'territory_maps', {
    territory_id: territory,
    token: known,
    ...mapColumns(facts),
  });
  return known;
}

export const aGlobalMap = ({ database }: Place, facts: MapFacts = {}): Promise<void> =>
  insert(database, 'global_maps', mapColumns(facts));

/** A closed square of the port of Monaco. */
export const aSquare = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { type: 'polygon', desc: 'A' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [7.42, 43.734],
            [7.424, 43.734],
            [7.424, 43.737],
            [7.42, 43.737],
            [7.42, 43.734],
          ],
        ],
      },
    },
  ],
};

const mapColumns = ({
  congregation = 1,
  latitude = 43.7355,
  longitude = 7.422,
  zoom = 16,
  features = aSquare,
}: MapFacts) => ({
  congregation_id: congregation,
  latitude,
  longitude,
  zoom,
  geojson_feature: JSON.stringify(features),
});

async function insert(
  database: Database,
  table: string,
  row: { readonly congregation_id: number } & Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = Object.keys(row);
  await database.asTenant(row.congregation_id, (db) =>
    db.rows(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    ),
  );
}

/** Hash of 'demo2026' at the lowest cost, so that a test signs in within a millisecond. */
export const hashOfThePassword =
  '$argon2id$v=19$m=8,t=1,p=1$9V0lyYgidKqf72M9OJqNkg$MDV/L/0DhMU2kQgbtE6NOILFNsnwiZFKyxpX69HqF9w';

export interface BookingFacts {
  readonly id: number;
  readonly congregation?: number;
  readonly type?: 'paper' | 'online' | 'event';
  readonly name?: string;
  readonly territories?: readonly number[];
}

export async function aBooking(
  { database }: Place,
  { id, congregation = 1, type = 'paper', name = `Liste ${id}`, territories = [] }: BookingFacts,
): Promise<number> {
  await insert(database, 'bookings', { congregation_id: congregation, id, type, name });
  for (const territory of territories) {
    await insert(database, 'booking_territories', {
      congregation_id: congregation,
      booking_id: id,
      territory_id: territory,
    });
  }
  return id;
}
