import { Temporal } from 'temporal-polyfill';
import { minutesToUndo } from '../domain/undo/undoable-act.ts';

export interface ActToUndo {
  /** Whether something of it can be taken back, once. */
  readonly undoable: boolean;
  readonly doneAt: Temporal.Instant;
}

export type UndoRefusal = 'nothingLeft' | 'tooLate' | 'changedSince';

/** Whether an act of the caller may be taken back, before what it changed is looked at (OWN-157). */
export function undoAct(act: ActToUndo | undefined, now: Temporal.Instant): UndoRefusal | null {
  if (!act?.undoable) return 'nothingLeft';
  const last = act.doneAt.add({ minutes: minutesToUndo });
  return Temporal.Instant.compare(now, last) > 0 ? 'tooLate' : null;
}
