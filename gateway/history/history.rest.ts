import type { HistoryEntryForm, HistoryEntryToAdd } from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';

/** `version`, `today`, the theoretical return date and its reprieve are sent by our backend only. */
interface WireEntry {
  readonly history_id: number;
  readonly output_number: number;
  readonly release_date: string;
  readonly return_date: string | null;
  readonly login: string;
  readonly activity: string;
  readonly css_class?: string | null;
  readonly user_id: number | null;
  readonly activity_id: number;
  readonly exited: boolean;
  readonly version?: number | null;
}

interface WireHistory {
  readonly histories: readonly WireEntry[];
  readonly can_edit?: boolean;
  readonly today?: string;
  readonly theoretical_return_date?: string | null;
  readonly reprieve_btn?: boolean;
}

type WireActivities = readonly { readonly id: number; readonly name: string }[];

interface WireLastEntry {
  readonly history_id: number | null;
  readonly output_number?: number | null;
  readonly release_date?: string | null;
  readonly return_date?: string | null;
  readonly exited?: boolean;
  readonly user_id?: number | null;
  readonly activity_id?: number | null;
  readonly version?: number | null;
  readonly activities: WireActivities;
}

interface WireAdded {
  readonly output_number: number;
  readonly release_date: string;
  readonly show_history?: boolean;
}

/** REST calls of the history (REST-22 … REST-27). */
export const historyRest = (rest: Rest) => ({
  territoryHistory: (territoryId: string) =>
    rest.get<WireHistory>(`/history/view/${encodeURIComponent(territoryId)}`),
  lastHistoryEntry: (territoryId: string) =>
    rest.read<WireLastEntry>('/history/last', { territory_id: territoryId }),
  activities: () => rest.get<{ activities: WireActivities }>('/history/activity'),
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
  addHistoryEntry: (form: HistoryEntryToAdd) =>
    rest.post<WireAdded>('/history/add', {
      territory_id: form.territoryId,
      release_date: form.releaseDate,
      return_date: form.returnDate,
      user_id: form.userId,
      activity_id: form.activityId,
      action: 'add',
    }),
});
