import { Temporal } from 'temporal-polyfill';
import { isIdempotencyKey } from '../parts/http/idempotency.ts';
import { hoursToUndo } from '../domain/undo/undoable-act.ts';

export interface ActToUndo<Part> {
  /** What of it was not taken back yet. */
  readonly parts: readonly Part[];
  readonly doneAt: Temporal.Instant;
}

/** Acts that one call may take back; a list of territories ends there too. */
const mostActs = 500;

/** The acts that a call names, joined by commas, in one order for all callers. */
export const actsNamed = (written: string): readonly string[] | null => {
  const acts = [...new Set(written.split(',').map((act) => act.trim().toLowerCase()))].toSorted();
  return acts.length <= mostActs && acts.every(isIdempotencyKey) ? acts : null;
};

export type UndoRefusal = 'nothingLeft' | 'tooLate' | 'changedSince';

interface Chosen<Part> {
  readonly refused?: undefined;
  readonly now: readonly Part[];
  /** To be taken back another time. */
  readonly later: readonly Part[];
}

/**
 * Which parts of an act of the caller may be taken back, before what they changed is looked at: that
 * of one territory, where it has one, or all that are left (OWN-157, OWN-235).
 */
export function undoAct<Part extends { readonly territoryIds: readonly number[] }>(
  act: ActToUndo<Part> | undefined,
  territoryId: number | null,
  now: Temporal.Instant,
): Chosen<Part> | { readonly refused: UndoRefusal } {
  const chosen = (part: Part) =>
    territoryId === null ||
    (part.territoryIds.length === 1 && part.territoryIds[0] === territoryId);
  const parts = act?.parts.filter(chosen) ?? [];
  if (!act || parts.length === 0) return { refused: 'nothingLeft' };
  if (!withinReach(act.doneAt, now)) return { refused: 'tooLate' };
  return { now: parts, later: act.parts.filter((part) => !chosen(part)) };
}

const withinReach = (doneAt: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, doneAt.add({ hours: hoursToUndo })) <= 0;
