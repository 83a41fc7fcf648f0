import { z } from 'zod';
import { onlineReturnDays } from '#schema/limits.ts';
import { returnWhatIsDueFirst } from '../domain/assignment/automatic-return.ts';
import { lockTerritories } from '../domain/assignment/territory-lock.queries.ts';
import type { Config } from '../parts/config/config.ts';
import { authorOf, logEvents, type LoggedEvent } from '../parts/event-log/event-log.queries.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import {
  day,
  flag,
  formWithLists,
  id,
  idOrNone,
  ids,
  readId,
  text,
  textOrNone,
} from '../parts/http/fields.ts';
import { manages } from '../parts/permissions/permissions.ts';
import { withProduct } from '../parts/texts/product.ts';
import { tellGiven } from '../domain/messages/tell-given.ts';
import { mapFields, nowhere } from '../domain/map/map.fields.ts';
import { undoOf } from '../domain/undo/undo.ts';
import type { UndoEvent } from '../domain/undo/undoable-act.ts';
import { exitChoices, mapOfTerritory, returnChoices } from './choices.queries.ts';
import { leaveBookings } from '../domain/assignment/leave-bookings.queries.ts';
import { exitMap } from './exit-map.queries.ts';
import { exitFacts, insertExits } from './exit.queries.ts';
import {
  bookingFilter,
  exitTerritories,
  type ExitRefusal,
} from '../domain/assignment/exit.rules.ts';
import { exitTexts } from '../domain/assignment/exit.texts.ts';
import {
  closeAssignments,
  deleteOpenAssignments,
  returnFacts,
} from '../domain/assignment/return.queries.ts';
import {
  territoriesOut,
  returnTerritories,
  type ReturnRefusal,
  type TerritoryToReturn,
} from '../domain/assignment/return.rules.ts';
import { isPublisher } from '../parts/permissions/permissions.ts';

interface Ports {
  readonly config: Pick<Config, 'product' | 'basemapUrl' | 'publicUrl'>;
}

const listWish = z.object({ hide_recent: flag, filter: text });

const exitForm = formWithLists({
  territory_ids: ids,
  release_date: day,
  return_date: day,
  exit_and_return: flag,
  user_id: idOrNone,
  activity_id: id,
  force_online_booking: flag,
  filter: textOrNone,
  force_booking_overwrite: flag,
});

const returnForm = formWithLists({ territory_ids: ids, return_date: day });
const cancelForm = formWithLists({ territory_ids: ids });

export function exitCalls(calls: Calls, { config }: Ports): void {
  const sentence = (refusal: ExitRefusal | ReturnRefusal): string => {
    const named = { numberName: '', booking: '', ...refusal };
    return withProduct(exitTexts[refusal.refused], config.product)
      .replace('{nn}', () => named.numberName)
      .replace('{booking}', () => named.booking);
  };

  const exitedSentence = (names: readonly string[]): string =>
    withProduct(exitTexts[names.length === 1 ? 'exitedOne' : 'exitedSeveral'], config.product)
      .replace('{n}', String(names.length))
      .replace('{nn}', () => names.join(', '));

  /** Lists what the caller can take out (REST-38, B-10 … B-12, B-94, B-95, B-102). */
  calls.signedIn('POST /territory/exit/list', listWish, async ({ db, session, form, today }) => {
    await returnWhatIsDueFirst(db, session, today);
    const manager = manages(session.role);
    const { restrict_exits, ...list } = await exitChoices(db, {
      manager,
      hideRecent: manager && form.hide_recent,
      filter: manager ? bookingFilter(form.filter) : null,
      today: today.toString(),
    });
    if (isPublisher(session.role) && restrict_exits) {
      return refuse(sentence({ refused: 'exitsRestricted' }), 'info');
    }
    return done({ manager, release_date: today.toString(), ...list });
  });

  /** Beyond the contract: what the caller can take out, as far as it is drawn (OWN-366). */
  calls.signedIn('GET /territory/exit/map', noForm, async ({ db, session, today }) => {
    await returnWhatIsDueFirst(db, session, today);
    const { restricted, settings, ...map } = await exitMap(db, manages(session.role));
    if (isPublisher(session.role) && restricted)
      return refuse(sentence({ refused: 'exitsRestricted' }), 'info');
    return done({ ...mapFields(settings, { ...nowhere, geojson_feature: null }, config), ...map });
  });

  /** The public map token of an offered territory (REST-39). */
  calls.signedIn('GET /territory/id2token/{id}', noForm, async ({ db, session, path }) => {
    const map = await mapOfTerritory(db, readId(path['id']), {
      manager: manages(session.role),
      restrictable: isPublisher(session.role),
    });
    if (!map) return refuse(sentence({ refused: 'unknownTerritory' }));
    if (!map.token) return refuse(withProduct(exitTexts.noMap, config.product));
    return done({ token: map.token });
  });

  /** Takes territories out, or out and back in one step (REST-41, C2 EXIT). */
  calls.signedIn('POST /territory/exit', exitForm, async (call) => {
    const { db, session, form, today } = call;
    const command = {
      territoryIds: form.territory_ids,
      activityId: form.activity_id,
      userId: form.user_id,
      releaseDate: form.release_date,
      returnDate: form.return_date,
      exitAndReturn: form.exit_and_return,
      forceOnline: form.force_online_booking,
      warnOfEvents: form.filter !== null && form.filter !== 'event',
      forceOverwrite: form.force_booking_overwrite,
    };
    await lockTerritories(db, command.territoryIds);
    const exits = exitTerritories(await exitFacts(db, command), command, session, today);
    if (exits.refused) {
      return refuse(
        sentence(exits),
        exits.refused === 'exitsRestricted' ? 'info' : 'error',
        exits.refused === 'bookedForEvent' ? { force_booking_overwrite_switch: true } : {},
      );
    }
    const undo = await undoOf(call, { territoryIds: command.territoryIds, handsOver: true });
    await insertExits(db, exits);
    // As a return of its own, which ends what a return ends.
    if (exits.returnDate) await closeAssignments(db, command.territoryIds, exits.returnDate);
    await leaveBookings(db, command.territoryIds);
    const eventsOf = (event: Pick<LoggedEvent, 'action' | 'danger'>): readonly UndoEvent[] =>
      exits.territories.map(({ id: territoryId, numberName }) => ({
        territoryId,
        numberName,
        holder: exits.userId,
        ...event,
      }));
    const action = exits.returnDate ? exitTexts.exitAndReturnLogged : exitTexts.exitLogged;
    await logEvents(db, authorOf(session), eventsOf({ action }));
    if (!exits.returnDate && exits.userId !== session.userId) {
      const { congregation } = session;
      await tellGiven(db, exits, { congregation, config });
    }
    return doneWithNotice(exitTexts.exited, {
      ...(await undo.offer({
        what: action,
        notice: exitTexts.cancelled,
        events: eventsOf({ action: exitTexts.cancelLogged, danger: true }),
      })),
      change_display: true,
      change_message: exitedSentence(exits.territories.map((it) => it.numberName)),
    });
  });

  /** Lists what the caller can return (REST-42, B-67, B-103). */
  calls.signedIn('GET /territory/return/list', noForm, async ({ db, session, today }) => {
    await returnWhatIsDueFirst(db, session, today);
    const manager = manages(session.role);
    const { territories, restricted } = await returnChoices(db, {
      onlyOf: manager ? null : session.userId,
      before: today.subtract({ days: onlineReturnDays }).toString(),
      restrictable: isPublisher(session.role),
    });
    return done({
      manager,
      return_date: today.toString(),
      territories,
      ...(restricted && {
        message: sentence({ refused: 'returnsRestricted' }),
        message_type: 'info',
      }),
    });
  });

  /** Returns territories (REST-43, C2 RETURN). */
  calls.signedIn('POST /territory/return', returnForm, async (call) => {
    const { db, session, form, today } = call;
    const command = { territoryIds: form.territory_ids, returnDate: form.return_date };
    await lockTerritories(db, command.territoryIds);
    const facts = await returnFacts(db, command.territoryIds);
    const returns = returnTerritories(facts, command, session, today);
    if (returns.refused) return refuse(sentence(returns));
    const undo = await undoOf(call, { territoryIds: command.territoryIds, handsOver: true });
    await closeAssignments(db, command.territoryIds, returns.returnDate);
    await logEvents(db, authorOf(session), about(facts.territories, exitTexts.returnLogged));
    const undoing = {
      what: exitTexts.returnLogged,
      notice: exitTexts.returnTakenBack,
      events: about(facts.territories, exitTexts.returnTakenBackLogged),
    };
    return doneWithNotice(exitTexts.returned, await undo.offer(undoing));
  });

  /** Lists the open assignments that can be cancelled (REST-44, B-35). */
  calls.signedIn('GET /territory/returncancel/list', noForm, async ({ db, session, today }) => {
    await returnWhatIsDueFirst(db, session, today);
    const everybody = { onlyOf: null, before: today.toString(), restrictable: false };
    const { territories } = await returnChoices(db, everybody);
    return done({ territories });
  });

  /** Cancels exits as if they had not happened (REST-45, C2 CANCEL). */
  calls.signedIn('POST /territory/exit/cancel', cancelForm, async (call) => {
    const { db, session, form } = call;
    await lockTerritories(db, form.territory_ids);
    const { territories } = await returnFacts(db, form.territory_ids);
    const held = territoriesOut(territories, form.territory_ids);
    if (held.refused) return refuse(sentence(held));
    const undo = await undoOf(call, { territoryIds: form.territory_ids, handsOver: true });
    await deleteOpenAssignments(db, form.territory_ids);
    const cancelled = about(held.territories, exitTexts.cancelLogged);
    await logEvents(
      db,
      authorOf(session),
      cancelled.map((event) => ({ ...event, danger: true })),
    );
    const undoing = {
      what: exitTexts.cancelLogged,
      notice: exitTexts.exitRestored,
      events: about(held.territories, exitTexts.exitRestoredLogged),
    };
    return doneWithNotice(exitTexts.cancelled, await undo.offer(undoing));
  });
}

/** One event per territory, with the holder of its open assignment. */
const about = (territories: readonly TerritoryToReturn[], action: string): readonly UndoEvent[] =>
  territories.map(({ id: territoryId, numberName, open }) => ({
    territoryId,
    numberName,
    action,
    holder: open?.userId ?? null,
  }));
