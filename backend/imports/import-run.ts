import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../parts/db/database.ts';
import type { Author, LoggedEvent } from '../parts/event-log/event-log.queries.ts';
import { newMapToken } from '../parts/passwords/map-token.ts';
import { placeOf } from '../domain/map/place.ts';
import { globalMapMaxZoom } from '../map/map-editor.queries.ts';
import { hashPassword, newPassword } from '../parts/passwords/passwords.ts';
import { insertType } from '../territory-types/territory-types.queries.ts';
import { usualRole } from '../domain/people/users.rules.ts';
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
import type { WrittenRow } from './imports.queries.ts';
import type { PersonChange } from './people-import.rules.ts';
import type { TerritoryChange } from './territories-import.rules.ts';
import type { NewNamed } from './words.rules.ts';

interface WriteContext {
  readonly db: Db;
  readonly author: Author;
  readonly at: Temporal.Instant;
}

export interface ImportResult {
  readonly written: readonly WrittenRow[];
  readonly events: readonly LoggedEvent[];
  /** New people with an e-mail address. */
  readonly reachable: readonly {
    readonly userId: number;
    readonly login: string;
    readonly email: string;
  }[];
}

/** Writes the plan without the skipped lines; runs in the transaction that made the plan. */
export async function runImport(
  context: WriteContext,
  plan: ImportPlan,
  skipped: ReadonlySet<number>,
): Promise<ImportResult> {
  const kept = <Change extends { readonly line: number }>(changes: readonly Change[]) =>
    changes.filter(({ line }) => !skipped.has(line));
  if (plan.kind === 'people') return writePeople(context.db, kept(plan.changes));
  if (plan.kind === 'history') {
    return writeEntries(context.db, kept(plan.changes), plan.newPeople);
  }
  return writeTypes(context, kept(plan.changes), plan.newTypes);
}

/** Creates the types that the changes name, then writes the changes with them. */
async function writeTypes(
  context: WriteContext,
  changes: readonly TerritoryChange[],
  newTypes: readonly NewNamed[],
): Promise<ImportResult> {
  const ids = new Map<number, number>();
  const written: WrittenRow[] = [];
  const events: LoggedEvent[] = [];
  for (const { id, name } of newTypes) {
    const first = changes.find(({ typeId }) => typeId === id);
    if (!first) continue;
    const typeId = await insertType(context.db, name, name);
    ids.set(id, typeId);
    written.push({ line: first.line, subject: 'type', typeId });
    const action = importEvents.typeAdded.replace('{type}', () => name);
    events.push({ numberName: null, action });
  }
  const typed = changes.map((it) => ({ ...it, typeId: ids.get(it.typeId) ?? it.typeId }));
  const result = await writeTerritories(context, typed);
  return {
    ...result,
    written: [...written, ...result.written],
    events: [...events, ...result.events],
  };
}

async function writeTerritories(
  { db, author, at }: WriteContext,
  changes: readonly TerritoryChange[],
): Promise<ImportResult> {
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
  const written: WrittenRow[] = [];
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

/**
 * New accounts get a random password; their owners set one through the lost-password mail (B-49).
 */
async function writePeople(db: Db, changes: readonly PersonChange[]): Promise<ImportResult> {
  if (changes.length === 0) return { written: [], events: [], reachable: [] };
  const added = await insertPeople(
    db,
    changes.filter(({ before }) => !before),
    await unknownPassword(),
  );
  await savePeople(
    db,
    changes.flatMap(({ before, ...values }) => (before ? [{ ...values, id: before.id }] : [])),
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

const unknownPassword = () => hashPassword(newPassword() + newPassword());

/** Creates the people whom the entries name, without an address, then writes the entries. */
async function writeEntries(
  db: Db,
  planned: readonly EntryChange[],
  newPeople: readonly NewNamed[],
): Promise<ImportResult> {
  const people = newPeople.flatMap(({ id, name }) => {
    const first = planned.find(({ entry }) => entry.userId === id);
    return first
      ? [{ id, line: first.line, login: name, email: null, roleId: usualRole, before: null }]
      : [];
  });
  const accounts = await writePeople(db, people);
  const userIds = new Map(people.map(({ id }, at) => [id, accounts.written[at]?.userId ?? 0]));
  const changes = planned.map((it) => {
    const { userId } = it.entry;
    const holder = userId === null ? null : (userIds.get(userId) ?? userId);
    return { ...it, entry: { ...it.entry, userId: holder } };
  });
  const ids = await insertEntries(db, changes);
  const perTerritory = new Map<string, number>();
  for (const { numberName } of changes) {
    perTerritory.set(numberName, (perTerritory.get(numberName) ?? 0) + 1);
  }
  return {
    written: [
      ...accounts.written,
      ...changes.map(({ line, territoryId }, at) => ({
        line,
        subject: 'history' as const,
        territoryId,
        historyId: ids[at] ?? 0,
      })),
    ],
    events: [
      ...accounts.events,
      ...[...perTerritory].map(([numberName, n]) => ({
        numberName,
        action: importEvents.entriesAdded.replace('{n}', String(n)),
      })),
    ],
    reachable: [],
  };
}
