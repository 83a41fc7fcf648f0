import type { HistoryEntryForm, HistoryEntryToAdd } from '#schema/generated.ts';
import { path } from '../parts/rest/call-path.ts';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';

const activityList = wire.list(wire.object({ id: wire.id, name: wire.text }));

/** `version`, `today`, the theoretical return date and its reprieve are sent by our backend only. */
const history = wire.object({
  can_edit: wire.booleanOrFalse,
  today: wire.textOrNull,
  theoretical_return_date: wire.textOrNull,
  reprieve_btn: wire.booleanOrFalse,
  histories: wire.list(
    wire.object({
      history_id: wire.id,
      output_number: wire.integer,
      release_date: wire.text,
      return_date: wire.textOrNull,
      login: wire.text,
      activity: wire.text,
      css_class: wire.textOrEmpty,
      user_id: wire.idOrNull,
      activity_id: wire.id,
      exited: wire.boolean,
      version: wire.idOrNull,
    }),
  ),
});

const activities = wire.object({ activities: activityList });

const lastEntry = wire.object({
  history_id: wire.idOrNull,
  output_number: wire.integerOrNull,
  release_date: wire.textOrNull,
  return_date: wire.textOrNull,
  exited: wire.booleanOrFalse,
  user_id: wire.idOrNull,
  activity_id: wire.idOrNull,
  version: wire.idOrNull,
  activities: activityList,
});

const added = wire.object({
  output_number: wire.integer,
  release_date: wire.text,
  show_history: wire.booleanOrFalse,
});

/** REST calls of the history (REST-22 … REST-27). */
export const historyRest = (rest: Rest) => ({
  territoryHistory: (territoryId: string) => rest.get(path`/history/view/${territoryId}`, history),
  lastHistoryEntry: (territoryId: string) =>
    rest.read('/history/last', { territory_id: territoryId }, lastEntry),
  activities: () => rest.get('/history/activity', activities),
  editHistoryEntry: (form: HistoryEntryForm) =>
    rest.post('/history/edit', {
      territory_id: form.territoryId,
      history_id: form.historyId,
      output_number: String(form.outputNumber),
      release_date: form.releaseDate,
      return_date: form.returnDate ?? '',
      user_id: form.userId ?? '',
      activity_id: form.activityId,
      ...(form.version ? { version: form.version } : {}),
      ...(form.forceOverwrite === true ? { force_overwrite: 'y' } : {}),
    }),
  removeHistoryEntry: (territoryId: string, historyId: string, outputNumber: number) =>
    rest.post('/history/remove', {
      territory_id: territoryId,
      history_id: historyId,
      output_number: String(outputNumber),
    }),
  reopenHistoryEntry: (territoryId: string, historyId: string, version: string | null) =>
    rest.post('/history/reopen', {
      territory_id: territoryId,
      history_id: historyId,
      ...(version ? { version } : {}),
    }),
  addHistoryEntry: (form: HistoryEntryToAdd) =>
    rest.postFor(
      '/history/add',
      {
        territory_id: form.territoryId,
        release_date: form.releaseDate,
        return_date: form.returnDate,
        user_id: form.userId,
        activity_id: form.activityId,
        action: 'add',
      },
      added,
    ),
});
