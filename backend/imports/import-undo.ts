import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { assignmentTexts } from '../assignment/assignment.texts.ts';
import type { Db } from '../db/database.ts';
import type { Author, LoggedEvent } from '../event-log/event-log.queries.ts';
import type { KeptMail } from '../mail/mail.queries.ts';
import { deleteTerritoryMap } from '../map/map-editor.queries.ts';
import { rememberChange, saveTerritory } from '../territory/edit.queries.ts';
import { deleteTerritory } from '../territory/territory.queries.ts';
import {
  anonymiseEvents,
  deleteAnswers,
  deleteMails,
  deleteUser,
} from '../users/removal.queries.ts';
import { saveUser } from '../users/users.queries.ts';
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

interface Place {
  readonly db: Db;
  readonly author: Author;
  readonly at: Temporal.Instant;
}

export interface TakenBack {
  readonly events: readonly LoggedEvent[];
  readonly mails: readonly KeptMail[];
}

/** Every row as it was before, in the transaction that has looked whether anything stands on it. */
export async function takeBack(place: Place, rows: readonly ChangeToUndo[]): Promise<TakenBack> {
  const { db } = place;
  const mails: KeptMail[] = [];
  await deleteEntries(
    db,
    rows.flatMap(({ historyId }) => historyId ?? []),
  );
  for (const row of rows) {
    if (row.subject === 'map') await mapAsBefore(db, row);
    if (row.subject === 'territory') await territoryAsBefore(place, row);
    if (row.user && row.before) await saveUser(db, row.user.id, personBefore.parse(row.before));
    if (row.user && !row.before) mails.push(...(await takePersonBack(db, row.user.id)));
  }
  return { events: eventsOf(rows), mails };
}

async function mapAsBefore(db: Db, { territoryId, before }: ChangeToUndo): Promise<void> {
  if (territoryId === null) return;
  await (before ? restoreMap(db, territoryId, before) : deleteTerritoryMap(db, territoryId));
}

/** Its version moves on: who read what was imported is told so (ARCHITECTURE 33). */
async function territoryAsBefore(
  { db, author, at }: Place,
  { territoryId, before }: ChangeToUndo,
): Promise<void> {
  if (territoryId === null) return;
  if (!before) return deleteTerritory(db, territoryId);
  const { fields, ...settings } = settingsBefore.parse(before);
  const version = await saveTerritory(db, territoryId, settings);
  await rememberChange(db, { territoryId, version, author, at, fields });
}

/** Whoever has never signed in left no trace but what the import wrote: what people typed of a namesake stays (B-48). */
async function takePersonBack(db: Db, userId: number): Promise<readonly KeptMail[]> {
  await anonymiseEvents(db, userId, assignmentTexts.removedUser);
  const mails = await deleteMails(db, userId, null);
  await deleteAnswers(db, userId);
  await deleteUser(db, userId);
  return mails;
}

/** One for each territory or person. */
function eventsOf(rows: readonly ChangeToUndo[]): readonly LoggedEvent[] {
  const territories = new Set(rows.filter(({ user }) => !user).map(({ about }) => about));
  const people = rows.filter(({ user }) => user);
  return [
    ...[...territories].map((numberName) => ({
      numberName,
      action: importEvents.territoryTakenBack,
    })),
    ...people.map(() => ({ numberName: null, action: importEvents.personTakenBack })),
  ].map((event) => ({ ...event, danger: true }));
}
