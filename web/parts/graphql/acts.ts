import { readToken } from '../storage/session-storage.ts';

/** When something was asked: after how many acts, and by which session. */
export interface Moment {
  readonly acts: number;
  readonly session: string | null;
}

let acts = 0;

/** Ends whatever is held for later: a change is sent or answered, or somebody else has changed something (OWN-190). */
export function noteAct(): void {
  acts += 1;
}

export const thisMoment = (): Moment => ({ acts, session: readToken() });

/** Whether what was asked then may still be shown: nothing was done since, and it is the same session (OWN-190). */
export const stillHolds = (asked: Moment): boolean =>
  asked.acts === acts && asked.session === readToken();
