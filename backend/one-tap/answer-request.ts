import type { Temporal } from 'temporal-polyfill';
import { lockTerritories } from '../assignment/territory-lock.queries.ts';
import type { Db } from '../db/database.ts';
import { logEvent } from '../event-log/event-log.queries.ts';
import { grantReprieve, type Reprieve } from '../exited/exited.rules.ts';
import { exitedTexts } from '../exited/exited.texts.ts';
import { lockAssignment, moveTheoreticalReturn } from '../exited/reprieve.queries.ts';
import { exitTexts } from '../exit/exit.texts.ts';
import { closeAssignments, returnFacts } from '../exit/return.queries.ts';
import { returnTerritories, type ReturnRefusal } from '../exit/return.rules.ts';
import type { Session } from '../http/session.ts';
import { oneTapEvents } from './one-tap.texts.ts';
import { deleteRequest, findRequest, type Request } from './requests.queries.ts';

interface Answering {
  readonly db: Db;
  readonly session: Session;
  readonly today: Temporal.PlainDate;
  readonly dayOf: (instant: Temporal.Instant) => Temporal.PlainDate;
}

export type Answered =
  | { readonly refused: 'unknownRequest' | NonNullable<Reprieve['refused']> }
  | ReturnRefusal
  | {
      readonly refused?: undefined;
      readonly request: Request;
      /** When it is to be back now. */
      readonly dueDate: Temporal.PlainDate;
    };

/** A month more is a reprieve, a return is a return: the same rules as on their own screens. */
export async function grantRequest(answering: Answering, id: number): Promise<Answered> {
  const { db } = answering;
  const request = await lockRequest(db, id);
  if (!request) return { refused: 'unknownRequest' };
  const granted =
    request.kind === 'month'
      ? await grantMonth(answering, request)
      : await grantReturn(answering, request);
  if (!granted.refused) await deleteRequest(db, id);
  return granted;
}

export async function refuseRequest({ db, session }: Answering, id: number): Promise<Answered> {
  const request = await lockRequest(db, id);
  if (!request) return { refused: 'unknownRequest' };
  await deleteRequest(db, id);
  const { numberName } = request;
  await logEvent(db, session, { numberName, action: oneTapEvents.refused });
  return { request, dueDate: request.dueDate };
}

/** Read again once the territory is held: somebody may have answered meanwhile. */
async function lockRequest(db: Db, id: number): Promise<Request | undefined> {
  const found = await findRequest(db, id);
  if (!found) return undefined;
  await lockTerritories(db, [found.territoryId]);
  return findRequest(db, id);
}

async function grantMonth({ db, session }: Answering, request: Request): Promise<Answered> {
  const reprieve = grantReprieve(await lockAssignment(db, request));
  if (reprieve.refused) return reprieve;
  await moveTheoreticalReturn(db, request.historyId, reprieve);
  const { numberName } = request;
  await logEvent(db, session, { numberName, action: exitedTexts.reprieveLogged });
  return { request, dueDate: reprieve.theoreticalReturnDate };
}

/** On the day the person said so. */
async function grantReturn(answering: Answering, request: Request): Promise<Answered> {
  const { db, session, today, dayOf } = answering;
  const territoryIds = [request.territoryId];
  const command = { territoryIds, returnDate: dayOf(request.askedAt) };
  const returns = returnTerritories(await returnFacts(db, territoryIds), command, session, today);
  if (returns.refused) return returns;
  await closeAssignments(db, territoryIds, returns.returnDate);
  const { numberName } = request;
  await logEvent(db, session, { numberName, action: exitTexts.returnLogged });
  return { request, dueDate: request.dueDate };
}
