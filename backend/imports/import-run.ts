import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../db/database.ts';
import type { Author, LoggedEvent } from '../event-log/event-log.queries.ts';
import { newMapToken } from '../map/map-token.ts';
import { placeOf } from '../map/map.rules.ts';
import { globalMapMaxZoom } from '../map/map-editor.queries.ts';
import { hashPassword, newPassword } from '../passwords/passwords.ts';
import type { EntryChange } from './history-import.rules.ts';
import type { ImportPlan } from './import-plan.ts';
import { fieldsIn } from './imports.sentences.ts';
import { importEvents } from './imports.texts.ts';
import {
  insertEntries,
  insertPeople,
  insertTerritories,
  savePeople,
  saveTerritories,
  storedMaps,
  storeMaps,
  type NewMap,
} from './import-write.queries.ts';
import type { Written } from './imports.queries.ts';
import type { PersonChange } from './people-import.rules.ts';
import type { TerritoryChange } from './territories-import.rules.ts';

interface Place {
  readonly db: Db;
  readonly author: Author;
  readonly at: Temporal.Instant;
}

export interface Ran {
  readonly written: readonly Written[];
  readonly events: readonly LoggedEvent[];
  /** New people who have an address. */
  readonly reachable: readonly {
    readonly userId: number;
    readonly login: string;
    readonly email: string;
  }[];
}

/** Writes what was planned but for the lines left out, in the transaction that planned it. */
export async function runImport(
  place: Place,
  plan: ImportPlan,
  skipped: ReadonlySet<number>,
): Promise<Ran> {
  const kept = <Change extends { readonly line: number }>(changes: readonly Change[]) =>
    changes.filter(({ line }) => !skipped.has(line));
  if (plan.kind === 'people') return writePeople(place.db, kept(plan.changes));
  if (plan.kind === 'history') return writeEntries(place.db, kept(plan.changes));
  return writeTerritories(place, kept(plan.changes));
}

async function writeTerritories(
  { db, author, at }: Place,
  changes: readonly TerritoryChange[],
): Promise<Ran> {
  const moment = at.toString();
  const added = await insertTerritories(
    db,
    changes.filter(({ before }) => !before),
  );
  const edited = changes.filter(({ before, fields }) => before && fields.length > 0);
  await saveTerritories(db, edited, { author, at: moment });
  const drawn = await storedMaps(
    db,
    changes.flatMap(({ before, drawing }) => (before && drawing ? [before.id] : [])),
  );

  const { maxZoom = 0 } = (await globalMapMaxZoom(db)) ?? {};
  const maps: NewMap[] = [];
  const written: Written[] = [];
  const events: LoggedEvent[] = [];
  for (const { line, before, number, name: title, fields, drawing } of changes) {
    const numberName = `T${number} - ${title}`;
    const territoryId = before?.id ?? added.get(number) ?? 0;
    if (!before) {
      written.push({ line, subject: 'territory', territoryId });
      events.push({ numberName, action: importEvents.territoryAdded });
    } else if (fields.length > 0) {
      const { name, typeId, gate, noVisited, note } = before;
      const settings = { name, typeId, gate, noVisited, note, fields };
      written.push({ line, subject: 'territory', territoryId, before: settings });
      const action = importEvents.territoryEdited.replace('{fields}', () =>
        fieldsIn(fields.join(',')),
      );
      events.push({ numberName, action });
    }
    if (drawing) {
      const token = before?.map?.token ?? newMapToken();
      maps.push({ territoryId, token, features: drawing, ...placeOf(drawing, maxZoom) });
      const map = drawn.get(territoryId);
      written.push({ line, subject: 'map', territoryId, ...(map && { before: map }) });
      events.push({ numberName, action: importEvents.mapImported });
    }
  }
  await storeMaps(db, maps, moment);
  return { written, events, reachable: [] };
}

/** Nobody knows the password of a new account: its owner asks for one (B-49). */
async function writePeople(db: Db, changes: readonly PersonChange[]): Promise<Ran> {
  const unknownPassword = await hashPassword(newPassword() + newPassword());
  const added = await insertPeople(
    db,
    changes.filter(({ before }) => !before),
    unknownPassword,
  );
  await savePeople(
    db,
    changes.flatMap(({ before, ...wished }) => (before ? [{ ...wished, id: before.id }] : [])),
  );
  const people = changes.map((it) => ({
    ...it,
    userId: it.before?.id ?? added.get(it.login) ?? 0,
  }));
  return {
    written: people.map(({ line, userId, before }) => ({
      line,
      subject: 'user',
      userId,
      ...(before && {
        before: { login: before.login, email: before.email, roleId: before.role_id },
      }),
    })),
    events: people.map(({ userId, before, login }) => ({
      numberName: null,
      action: importEvents[before ? 'personEdited' : 'personAdded'].replace('{login}', () => login),
      aboutUser: userId,
    })),
    reachable: people.flatMap(({ userId, before, login, email }) =>
      before || email === null ? [] : [{ userId, login, email }],
    ),
  };
}

async function writeEntries(db: Db, changes: readonly EntryChange[]): Promise<Ran> {
  const ids = await insertEntries(db, changes);
  const perTerritory = new Map<string, number>();
  for (const { numberName } of changes) {
    perTerritory.set(numberName, (perTerritory.get(numberName) ?? 0) + 1);
  }
  return {
    written: changes.map(({ line, territoryId }, at) => ({
      line,
      subject: 'history',
      territoryId,
      historyId: ids[at] ?? 0,
    })),
    events: [...perTerritory].map(([numberName, n]) => ({
      numberName,
      action: importEvents.entriesAdded.replace('{n}', String(n)),
    })),
    reachable: [],
  };
}
