import type { BookingType, ExitForm } from '#schema/generated.ts';
import { mapFields } from '../parts/map/wire-map.ts';
import { path } from '../parts/rest/call-path.ts';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';
import { flag, ids } from '../parts/rest/wire.ts';

/** A row of the three lists of the loan desk; what may be missing is sent by our backend only (B-35). */
const choice = wire
  .object({
    id: wire.id,
    number: wire.integerOrZero,
    name: wire.textOrNull,
    number_name: wire.text,
    type: wire.textOrEmpty,
    icon: wire.textOrEmpty,
    icon_color: wire.textOrEmpty,
    return_date: wire.textOrNull,
    return_date_human: wire.textOrEmpty,
    login: wire.textOrEmpty,
    release_date: wire.textOrNull,
    map_drawn: wire.booleanOrFalse,
  })
  .transform((row) => ({ ...row, name: row.name ?? row.numberName }));

const exitChoices = wire.object({
  manager: wire.booleanOrFalse,
  release_date: wire.text,
  territories: wire.list(choice),
  activities: wire.list(wire.object({ id: wire.id, name: wire.text })),
  enable_online_booking: wire.booleanOrFalse,
});

const exitMap = wire.object({
  ...mapFields,
  territories: wire.list(
    wire.object({ territory_id: wire.id, number_name: wire.text, drawn: wire.integer }),
  ),
});

const returnChoices = wire.object({
  manager: wire.booleanOrFalse,
  return_date: wire.text,
  territories: wire.list(choice),
});

const exitCancelChoices = wire.object({ territories: wire.list(choice) });
const mapToken = wire.object({ token: wire.id });

const exited = wire.object({
  change_display: wire.booleanOrFalse,
  change_message: wire.textOrNull,
});

/** REST calls of the loan desk (REST-38, REST-39, REST-41 … REST-45). */
export const exitRest = (rest: Rest) => ({
  exitChoices: (hideRecent: boolean, filter: BookingType | null) =>
    rest.read(
      '/territory/exit/list',
      { hide_recent: flag(hideRecent), filter: filter ?? '' },
      exitChoices,
    ),
  exitMap: () => rest.find('/territory/exit/map', exitMap),
  mapToken: (territoryId: string) => rest.get(path`/territory/id2token/${territoryId}`, mapToken),
  exitTerritories: (form: ExitForm) =>
    rest.postFor(
      '/territory/exit',
      {
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
      },
      exited,
    ),
  returnChoices: () => rest.get('/territory/return/list', returnChoices),
  returnTerritories: (territoryIds: readonly string[], returnDate: string | null) =>
    rest.post('/territory/return', {
      territory_ids: ids(territoryIds),
      return_date: returnDate ?? '',
    }),
  exitCancelChoices: () => rest.get('/territory/returncancel/list', exitCancelChoices),
  cancelExit: (territoryIds: readonly string[]) =>
    rest.post('/territory/exit/cancel', { territory_ids: ids(territoryIds) }),
});
