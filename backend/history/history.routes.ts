import { z } from 'zod';
import { returnWhatIsDueFirst } from '../domain/assignment/automatic-return.ts';
import { dueLimits } from '../domain/assignment/due.rules.ts';
import { lockTerritories } from '../domain/assignment/territory-lock.queries.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import type { Db } from '../parts/db/database.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { day, flag, id, idOrNone, readId, text, textOrNone } from '../parts/http/fields.ts';
import { manages } from '../parts/permissions/permissions.ts';
import { withProduct } from '../parts/texts/product.ts';
import { changesOf } from './history-event.rules.ts';
import {
  activities,
  deleteEntry,
  historyFacts,
  insertEntry,
  latestEntry,
  territoryHistory,
  updateEntry,
} from './history.queries.ts';
import {
  addHistoryEntry,
  editHistoryEntry,
  removeHistoryEntry,
  type HistoryRefusal,
  type SentNumber,
} from '../domain/assignment/history.rules.ts';
import { historyEvents, historyTexts } from './history.texts.ts';
import { emptyReturnDate, obstaclesTo } from './reopen.queries.ts';
import { reopenEntry } from './reopen.rules.ts';
import { leaveBookings } from '../domain/assignment/leave-bookings.queries.ts';
import { lastChangeOf } from './last-change.queries.ts';
import { humanDay } from '../parts/texts/human-day.ts';

interface Ports {
  readonly config: Pick<Config, 'product'>;
  readonly clock: Pick<Clock, 'local'>;
}

const territoryChosen = z.object({ territory_id: id });

const outputNumber = text.transform((sent): SentNumber => {
  if (sent.trim() === '') return null;
  return /^[1-9]\d{0,14}$/.test(sent) ? Number(sent) : 'invalid';
});

const entryFields = { release_date: day, return_date: day, user_id: idOrNone, activity_id: id };

const editForm = z.object({
  territory_id: id,
  history_id: id,
  output_number: outputNumber,
  ...entryFields,
  version: textOrNone,
  force_overwrite: flag,
});
const removeForm = z.object({ territory_id: id, history_id: id, output_number: outputNumber });
const reopenForm = z.object({ territory_id: id, history_id: id, version: textOrNone });
const addForm = z.object({ territory_id: id, action: text, ...entryFields });

export function historyCalls(calls: Calls, { config, clock }: Ports): void {
  const said = ({ refused }: HistoryRefusal) =>
    refuse(withProduct(historyTexts[refused], config.product));

  /**
   * Refusal that names author and time of the concurrent change; `force_overwrite` skips the check
   * where the change can be `forced`.
   */
  const changedMeanwhile = async (db: Db, historyId: number, forced = true) => {
    const change = await lastChangeOf(db, historyId);
    const at = change && clock.local(change.at);
    const sentence = at
      ? historyTexts.changedBy
          .replace('{login}', () => change.login)
          .replace('{date}', humanDay(at.toPlainDate()))
          .replace('{time}', at.toPlainTime().toString().slice(0, 5))
          .replace('{action}', () => change.action)
      : historyTexts.changedMeanwhile;
    return refuse(sentence, 'warning', forced ? { overwrite_switch: true } : {});
  };

  /** Lists the assignments of a territory (REST-22, B-03, B-17, B-108). */
  calls.signedIn(
    'GET /history/view/{territory_id}',
    noForm,
    async ({ db, session, path, today }) => {
      await returnWhatIsDueFirst(db, session, today);
      const reprieve = manages(session.role);
      const { soonUntil } = dueLimits(today);
      const territoryId = readId(path['territory_id']);
      const history = await territoryHistory(db, territoryId, { reprieve, soonUntil });
      if (!history) return said({ refused: 'unknownTerritory' });
      return done({ ...history, can_edit: reprieve, today: today.toString() });
    },
  );

  /** The latest assignment, to edit (REST-23, B-65, B-110). */
  calls.signedIn('POST /history/last', territoryChosen, async ({ db, session, form, today }) => {
    await returnWhatIsDueFirst(db, session, today);
    const latest = await latestEntry(db, form.territory_id);
    if (!latest) return said({ refused: 'unknownTerritory' });
    return done({
      ...latest,
      exited: latest.exited === true,
      activities: await activities(db),
    });
  });

  /** Edits an assignment (REST-24, C2 HISTORY EDIT). */
  calls.signedIn('POST /history/edit', editForm, async ({ db, session, form, today }) => {
    await lockTerritories(db, [form.territory_id]);
    const command = {
      historyId: form.history_id,
      outputNumber: form.output_number,
      releaseDate: form.release_date,
      returnDate: form.return_date,
      userId: form.user_id,
      activityId: form.activity_id,
      version: form.version || null,
      forceOverwrite: form.force_overwrite,
    };
    const facts = await historyFacts(db, form.territory_id, command);
    const entry = editHistoryEntry(facts, command, today);
    if (entry.refused === 'changedMeanwhile') return changedMeanwhile(db, form.history_id);
    if (entry.refused) return said(entry);
    const changes = changesOf(entry.before, entry);
    if (changes) {
      await updateEntry(db, form.history_id, entry);
      await logEvent(db, session, {
        numberName: facts?.numberName ?? null,
        action: historyEvents.edited(entry.before.outputNumber, changes),
      });
    }
    return doneWithNotice(historyTexts.edited);
  });

  /** Empties the return date of the last assignment, beyond the contract (OWN-236, B-138). */
  calls.signedIn('POST /history/reopen', reopenForm, async ({ db, session, form, today }) => {
    await lockTerritories(db, [form.territory_id]);
    const facts = await historyFacts(db, form.territory_id, { userId: null, activityId: null });
    const obstacles = await obstaclesTo(db, form.territory_id, form.history_id, today.toString());
    const reopening = reopenEntry(facts, obstacles, {
      historyId: form.history_id,
      version: form.version || null,
    });
    if (reopening.refused === 'changedMeanwhile') {
      return changedMeanwhile(db, form.history_id, false);
    }
    if (reopening.refused) {
      const sentence = withProduct(historyTexts[reopening.refused], config.product);
      return refuse(sentence.replace('{booking}', () => obstacles.eventBooking ?? ''));
    }
    await emptyReturnDate(db, form.history_id);
    await leaveBookings(db, [form.territory_id]);
    await logEvent(db, session, {
      numberName: facts?.numberName ?? null,
      action: historyEvents.reopened(reopening.entry.outputNumber),
      holder: reopening.entry.userId,
    });
    return doneWithNotice(historyTexts.reopened);
  });

  /** Removes a completed assignment (REST-25, C2 HISTORY REMOVE). */
  calls.signedIn('POST /history/remove', removeForm, async ({ db, session, form }) => {
    await lockTerritories(db, [form.territory_id]);
    const facts = await historyFacts(db, form.territory_id, { userId: null, activityId: null });
    const removal = removeHistoryEntry(facts, {
      historyId: form.history_id,
      outputNumber: form.output_number,
    });
    if (removal.refused) return said(removal);
    await deleteEntry(db, removal.entry.id);
    await logEvent(db, session, {
      numberName: facts?.numberName ?? null,
      action: historyEvents.removed(removal.entry.outputNumber),
      danger: true,
    });
    return doneWithNotice(historyTexts.removed);
  });

  /** Adds a past assignment (REST-26, C2 HISTORY ADD, B-31). */
  calls.signedIn('POST /history/add', addForm, async ({ db, session, form, today }) => {
    await lockTerritories(db, [form.territory_id]);
    const command = {
      action: form.action,
      releaseDate: form.release_date,
      returnDate: form.return_date,
      userId: form.user_id,
      activityId: form.activity_id,
    };
    const facts = await historyFacts(db, form.territory_id, command);
    const entry = addHistoryEntry(facts, command, today);
    if (entry.refused) return said(entry);
    await insertEntry(db, form.territory_id, entry);
    await logEvent(db, session, {
      numberName: facts?.numberName ?? null,
      action: historyEvents.added(entry.outputNumber),
    });
    return doneWithNotice(historyTexts.added, {
      output_number: entry.outputNumber + 1,
      release_date: entry.returnDate.toString(),
      show_history: true,
    });
  });

  /** Lists the activities (REST-27, B-62, B-110). */
  calls.signedIn('GET /history/activity', noForm, async ({ db }) =>
    done({ activities: await activities(db) }),
  );
}
