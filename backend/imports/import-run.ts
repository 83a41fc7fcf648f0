import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../parts/db/database.ts';
import type { Author, LoggedEvent } from '../parts/event-log/event-log.queries.ts';
import { newMapToken } from '../parts/passwords/map-token.ts';
import { placeOf } from '../parts/map/place.ts';
import { globalMapMaxZoom } from '../map/map-editor.queries.ts';
import { hashPassword, newPassword } from '../parts/passwords/passwords.ts';
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
  if (plan.kind === 'history') return writeEntries(context.db, kept(plan.changes));
  return writeTerritories(context, kept(plan.changes));
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
  const unknownPassword = await hashPassword(newPassword() + newPassword());
  const added = await insertPeople(
    db,
    changes.filter(({ before }) => !before),
    unknownPassword,
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

async function writeEntries(db: Db, changes: readonly EntryChange[]): Promise<ImportResult> {
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
