import { undoNoticeTimeout } from '#schema/limits.ts';
import type { SignedInCall } from '../../parts/http/calls.ts';
import { manages } from '../../parts/permissions/permissions.ts';
import { partsByTerritory, wholePart } from './act-parts.rules.ts';
import { aboutAct } from './undo-about.rules.ts';
import { keepUndo, loginsOf, rowsBefore, writtenByNow } from './undo.queries.ts';
import type { Undoing } from './undoable-act.ts';

/** What an act may change; to be locked before. */
export interface ActScope {
  readonly territoryIds: readonly number[];
  /** Bookings of which every territory counts, not only those of the act. */
  readonly wholeBookingIds?: readonly number[];
  /** Each territory changes hands by itself, and can be taken back by itself. */
  readonly handsOver?: boolean;
}

/** Fields of an answer: `undo` names the act in `POST /act/undo`, `undo_about` says what it takes back. */
type Offer =
  | { readonly undo?: undefined }
  | {
      readonly undo: string;
      readonly undo_about: string;
      readonly snackbar_timeout: typeof undoNoticeTimeout;
    };

export interface OfferedUndo {
  readonly offer: (undoing: Undoing) => Promise<Offer>;
}

type ActingCall = Pick<SignedInCall<unknown>, 'db' | 'session' | 'idempotencyKey'>;

/**
 * Reads what an act is going to change, so that its answer can offer to take it back: to managers,
 * who may do the opposite by hand, and where the call is named by an `Idempotency-Key` (OWN-157).
 */
export async function undoOf(
  { db, session, idempotencyKey }: ActingCall,
  { territoryIds, wholeBookingIds = [], handsOver = false }: ActScope,
): Promise<OfferedUndo> {
  if (idempotencyKey === null || !manages(session.role)) return { offer: async () => ({}) };
  const before = await rowsBefore(db, territoryIds, wholeBookingIds);
  return {
    offer: async ({ what, notice, events }) => {
      const written = await writtenByNow(db, territoryIds);
      const act = {
        territoryIds,
        wholeBookingIds,
        streets: handsOver,
        before,
        made: written.histories.filter(({ id }) => !before.histories.some((it) => it.id === id)),
        madeBookingIds: written.bookings,
        events,
      };
      const parts = handsOver ? partsByTerritory(act) : [wholePart(act)];
      await keepUndo(db, session.userId, idempotencyKey, { what, notice, parts });
      const logins = await loginsOf(db, events);
      return {
        undo: idempotencyKey,
        undo_about: aboutAct(events, logins),
        snackbar_timeout: undoNoticeTimeout,
      };
    },
  };
}
