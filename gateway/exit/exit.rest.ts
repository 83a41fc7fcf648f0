import type { BookingType, ExitForm } from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';
import { flag, ids } from '../parts/rest/wire.ts';

/**
 * A row of the three lists of the loan desk; optional fields are sent by our backend only (B-35).
 */
export interface WireChoice {
  readonly id: number;
  readonly number?: number;
  readonly name?: string;
  readonly number_name: string;
  readonly type?: string | null;
  readonly icon?: string | null;
  readonly icon_color?: string | null;
  readonly return_date?: string | null;
  readonly return_date_human?: string | null;
  readonly login?: string | null;
  readonly release_date?: string | null;
  readonly map_drawn?: boolean;
}

interface WireExitChoices {
  readonly manager?: boolean;
  readonly release_date: string;
  readonly territories: readonly WireChoice[];
  readonly activities: readonly { readonly id: number; readonly name: string }[];
  readonly enable_online_booking?: boolean;
}

interface WireReturnChoices {
  readonly manager?: boolean;
  readonly return_date: string;
  readonly territories: readonly WireChoice[];
}

interface WireExited {
  readonly change_display?: boolean;
  readonly change_message?: string | null;
}

/** REST calls of the loan desk (REST-38, REST-39, REST-41 … REST-45). */
export const exitRest = (rest: Rest) => ({
  exitChoices: (hideRecent: boolean, filter: BookingType | null) =>
    rest.read<WireExitChoices>('/territory/exit/list', {
      hide_recent: flag(hideRecent),
      filter: filter ?? '',
    }),
  mapToken: (territoryId: string) =>
    rest.get<{ token: string }>(`/territory/id2token/${encodeURIComponent(territoryId)}`),
  exitTerritories: (form: ExitForm) =>
    rest.post<WireExited>('/territory/exit', {
      territory_ids: ids(form.territoryIds),
      release_date: form.releaseDate ?? '',
      return_date: form.returnDate ?? '',
      exit_and_return: flag(form.exitAndReturn === true),
      user_id: form.userId ?? '',
      activity_id: form.activityId,
      force_online_booking: flag(form.forceOnlineBooking === true),
      // Beyond the contract (B-07): sent only when the list was filtered; `''` is the filter
      // "Tous".
      ...(form.filter === undefined ? {} : { filter: form.filter ?? '' }),
      ...(form.forceBookingOverwrite === true ? { force_booking_overwrite: 'y' } : {}),
    }),
  returnChoices: () => rest.get<WireReturnChoices>('/territory/return/list'),
  returnTerritories: (territoryIds: readonly string[], returnDate: string | null) =>
    rest.post('/territory/return', {
      territory_ids: ids(territoryIds),
      return_date: returnDate ?? '',
    }),
  exitCancelChoices: () =>
    rest.get<{ territories: readonly WireChoice[] }>('/territory/returncancel/list'),
  cancelExit: (territoryIds: readonly string[]) =>
    rest.post('/territory/exit/cancel', { territory_ids: ids(territoryIds) }),
});
