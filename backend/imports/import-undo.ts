import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { assignmentTexts } from '../domain/assignment/assignment.texts.ts';
import type { Db } from '../parts/db/database.ts';
import type { Author, LoggedEvent } from '../parts/event-log/event-log.queries.ts';
import type { KeptMail } from '../parts/mail/mail.queries.ts';
import { deleteTerritoryMap } from '../map/map-editor.queries.ts';
import { rememberChange, saveTerritory } from '../domain/territory/edit.queries.ts';
import { deleteType } from '../territory-types/territory-types.queries.ts';
import { deleteTerritory } from '../territory/territory.queries.ts';
import {
  anonymiseEvents,
  deleteAnswers,
  deleteMails,
  deleteUser,
} from '../domain/people/removal.queries.ts';
import { saveUser } from '../domain/people/users.queries.ts';
import { deleteEntries, restoreMap, type ChangeToUndo } from './import-undo.queries.ts';
import { importEvents } from './imports.texts.ts';

const fieldNames = z.enum(['name', 'type', 'gate', 'noVisited', 'note']);
const settingsBefore = z.object({
  name: z.string(),
  typeId: z.number(),
  gate: z.number().nullable(),
  noVisited: z.boolean(),
  note: z.string(),
  fields: z.array(fieldNames),
});
const personBefore = z.object({
  login: z.string(),
  email: z.string().nullable(),
  roleId: z.number(),
});

interface WriteContext {
  readonly db: Db;
  readonly author: Author;
  readonly at: Temporal.Instant;
}

export interface UndoResult {
  readonly events: readonly LoggedEvent[];
  readonly mails: readonly KeptMail[];
}

/** Restores every row; runs in the transaction that checked that nothing depends on them. */
export async function undoChanges(
  context: WriteContext,
  rows: readonly ChangeToUndo[],
): Promise<UndoResult> {
  const { db } = context;
  const mails: KeptMail[] = [];
  await deleteEntries(
    db,
    rows.flatMap(({ historyId }) => historyId ?? []),
  );
  for (const row of rows) {
    if (row.subject === 'map') await mapAsBefore(db, row);
    if (row.subject === 'territory') await territoryAsBefore(context, row);
    if (row.user && row.before) await saveUser(db, row.user.id, personBefore.parse(row.before));
    if (row.user && !row.before) mails.push(...(await removePerson(db, row.user.id)));
  }
  for (const { typeId } of rows) if (typeId !== null) await deleteType(db, typeId);
  return { events: eventsOf(rows), mails };
}

async function mapAsBefore(db: Db, { territoryId, before }: ChangeToUndo): Promise<void> {
  if (territoryId === null) return;
  await (before ? restoreMap(db, territoryId, before) : deleteTerritoryMap(db, territoryId));
}

/**
 * Restores a territory under a new version, so that a save from an editor that shows the imported
 * state conflicts (OWN-05).
 */
async function territoryAsBefore(
  { db, author, at }: WriteContext,
  { territoryId, before }: ChangeToUndo,
): Promise<void> {
  if (territoryId === null) return;
  if (!before) return deleteTerritory(db, territoryId);
  const { fields, ...settings } = settingsBefore.parse(before);
  const version = await saveTerritory(db, territoryId, settings);
  await rememberChange(db, { territoryId, version, author, at, fields });
}

/** A person who never signed in has no data but the imported: what was typed about a namesake is kept (B-48). */
async function removePerson(db: Db, userId: number): Promise<readonly KeptMail[]> {
  await anonymiseEvents(db, userId, assignmentTexts.removedUser);
  const mails = await deleteMails(db, userId, null);
  await deleteAnswers(db, userId);
  await deleteUser(db, userId);
  return mails;
}

/** One event per territory, person or type. */
function eventsOf(rows: readonly ChangeToUndo[]): readonly LoggedEvent[] {
  const types = rows.filter(({ typeId }) => typeId !== null);
  const territories = new Set(
    rows.filter(({ user, typeId }) => !user && typeId === null).map(({ about }) => about),
  );
  const people = rows.filter(({ user }) => user);
  return [
    ...[...territories].map((numberName) => ({
      numberName,
      action: importEvents.territoryTakenBack,
    })),
    ...people.map(() => ({ numberName: null, action: importEvents.personTakenBack })),
    ...types.map(() => ({ numberName: null, action: importEvents.typeTakenBack })),
  ].map((event) => ({ ...event, danger: true }));
}
