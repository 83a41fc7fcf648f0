import type { SignedInCall } from '../../parts/http/calls.ts';
import { manages } from '../../parts/permissions/permissions.ts';
import { keepUndo, rowsBefore, writtenByNow } from './undo.queries.ts';
import type { Undoing } from './undoable-act.ts';

/** What an act may change; to be locked before. */
export interface ActScope {
  readonly territoryIds: readonly number[];
  /** Bookings of which every territory counts, not only those of the act. */
  readonly wholeBookingIds?: readonly number[];
}

export interface OfferedUndo {
  /** Fields of the answer: `undo` names the act in `POST /act/undo`. */
  readonly offer: (undoing: Undoing) => Promise<{ readonly undo?: string }>;
}

type ActingCall = Pick<SignedInCall<unknown>, 'db' | 'session' | 'idempotencyKey'>;

/**
 * Reads what an act is going to change, so that its answer can offer to take it back: to managers,
 * who may do the opposite by hand, and where the call is named by an `Idempotency-Key` (OWN-157).
 */
export async function undoOf(
  { db, session, idempotencyKey }: ActingCall,
  { territoryIds, wholeBookingIds = [] }: ActScope,
): Promise<OfferedUndo> {
  if (idempotencyKey === null || !manages(session.role)) return { offer: async () => ({}) };
  const before = await rowsBefore(db, territoryIds, wholeBookingIds);
  return {
    offer: async (undoing) => {
      const written = await writtenByNow(db, territoryIds);
      const madeBookingIds = written.bookings;
      await keepUndo(db, session.userId, idempotencyKey, {
        territoryIds,
        wholeBookingIds: [...wholeBookingIds, ...madeBookingIds],
        bookingIds: [...before.bookings.map(({ id }) => id), ...madeBookingIds],
        madeHistoryIds: written.histories.filter(
          (id) => !before.histories.some((history) => history.id === id),
        ),
        madeBookingIds,
        before,
        undoing,
      });
      return { undo: idempotencyKey };
    },
  };
}
