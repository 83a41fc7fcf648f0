import type { Temporal } from 'temporal-polyfill';
import { lockTerritories } from '../domain/assignment/territory-lock.queries.ts';
import type { Db } from '../parts/db/database.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import { grantReprieve, type Reprieve } from '../domain/assignment/reprieve.rules.ts';
import { reprieveTexts } from '../domain/assignment/reprieve.texts.ts';
import { lockAssignment, moveTheoreticalReturn } from '../domain/assignment/reprieve.queries.ts';
import { exitTexts } from '../domain/assignment/exit.texts.ts';
import { closeAssignments, returnFacts } from '../domain/assignment/return.queries.ts';
import { returnTerritories, type ReturnRefusal } from '../domain/assignment/return.rules.ts';
import type { Session } from '../parts/http/open-session.ts';
import { oneTapEvents } from './one-tap.texts.ts';
import { deleteRequest, findRequest, type Request } from '../domain/assignment/requests.queries.ts';

interface AnswerContext {
  readonly db: Db;
  readonly session: Session;
  readonly today: Temporal.PlainDate;
  readonly dayOf: (instant: Temporal.Instant) => Temporal.PlainDate;
}

export type AnswerResult =
  | { readonly refused: 'unknownRequest' | NonNullable<Reprieve['refused']> }
  | ReturnRefusal
  | {
      readonly refused?: undefined;
      readonly request: Request;
      /** Theoretical return date after the answer. */
      readonly dueDate: Temporal.PlainDate;
    };

/** Grants a request by the rules of REPRIEVE (a month more) or RETURN. */
export async function grantRequest(context: AnswerContext, id: number): Promise<AnswerResult> {
  const { db } = context;
  const request = await lockRequest(db, id);
  if (!request) return { refused: 'unknownRequest' };
  const granted =
    request.kind === 'month'
      ? await grantMonth(context, request)
      : await grantReturn(context, request);
  if (!granted.refused) await deleteRequest(db, id);
  return granted;
}

export async function refuseRequest(
  { db, session }: AnswerContext,
  id: number,
): Promise<AnswerResult> {
  const request = await lockRequest(db, id);
  if (!request) return { refused: 'unknownRequest' };
  await deleteRequest(db, id);
  await logEvent(db, session, { ...about(request), action: oneTapEvents.refused });
  return { request, dueDate: request.dueDate };
}

const about = ({ numberName, person }: Request) => ({ numberName, holder: person.id });

/** Reads the request again after locking the territory: another manager may have answered it. */
async function lockRequest(db: Db, id: number): Promise<Request | undefined> {
  const found = await findRequest(db, id);
  if (!found) return undefined;
  await lockTerritories(db, [found.territoryId]);
  return findRequest(db, id);
}

async function grantMonth({ db, session }: AnswerContext, request: Request): Promise<AnswerResult> {
  const reprieve = grantReprieve(await lockAssignment(db, request));
  if (reprieve.refused) return reprieve;
  await moveTheoreticalReturn(db, request.historyId, reprieve);
  await logEvent(db, session, { ...about(request), action: reprieveTexts.reprieveLogged });
  return { request, dueDate: reprieve.theoreticalReturnDate };
}

/** The return date is the day of the request. */
async function grantReturn(context: AnswerContext, request: Request): Promise<AnswerResult> {
  const { db, session, today, dayOf } = context;
  const territoryIds = [request.territoryId];
  const command = { territoryIds, returnDate: dayOf(request.askedAt) };
  const returns = returnTerritories(await returnFacts(db, territoryIds), command, session, today);
  if (returns.refused) return returns;
  await closeAssignments(db, territoryIds, returns.returnDate);
  await logEvent(db, session, { ...about(request), action: exitTexts.returnLogged });
  return { request, dueDate: request.dueDate };
}
