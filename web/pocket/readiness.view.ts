import type { KeepingTrouble } from '#machines/parts/failure/keeping-error.ts';
import type { Lack } from '#machines/domain/pocket/keeping.rules.ts';
import { isForgotten } from '#machines/domain/pocket/pocket.rules.ts';

import type { PocketMarks } from '../domain/pocket/pocket-choice.ts';
import type { PocketContents } from '../domain/pocket/pocket-contents.ts';
import { pocketTexts } from './pocket.texts.ts';
import { keptText } from './pocket.view.ts';

/** What the last reading of this device says (`readinessMachine`). */
export interface Readiness {
  readonly ready: boolean;
  /** Null before the first reading. */
  readonly lacks: readonly Lack[] | null;
  readonly trouble: KeepingTrouble | null;
}

/** How the filling stands; `off`: a screen without a session fills nothing. */
export type Filling = 'off' | 'quiet' | 'busy' | 'unfinished' | 'waitsForWifi';

export interface Statement {
  readonly text: string;
  readonly severity: 'quiet' | 'warning';
  /** What the button says that goes on with it now; null where none does. */
  readonly again: string | null;
}

const quiet = (...sentences: readonly string[]): Statement => ({
  text: sentences.join(' '),
  severity: 'quiet',
  again: null,
});

/** The one statement about what this device keeps, the same wherever it stands (OWN-205, OWN-206). */
export function pocketStatement(
  { ready, lacks, trouble }: Readiness,
  contents: PocketContents,
  { filling, now }: { readonly filling: Filling; readonly now: number },
): Statement {
  if (ready && filling === 'busy') return quiet(pocketTexts.updating);
  if (ready) {
    const kept = keptText(contents, now) ?? pocketTexts.ready;
    const since = sinceThen(filling);
    return since === null ? quiet(kept) : quiet(`${kept}.`, since);
  }
  if (filling === 'busy') return quiet(pocketTexts.filling);
  if (lacks === null) return quiet(pocketTexts.reading);
  if (trouble !== null) {
    const text = pocketTexts.troubles[trouble];
    return { text, severity: 'warning', again: pocketTexts.retry };
  }
  const missing = pocketTexts.lacking(lacks.map((lack) => pocketTexts.lacks[lack]));
  const needsSession = filling === 'off' && lacks.some((lack) => lack !== 'site');
  if (needsSession) return quiet(missing, pocketTexts.withSignIn);
  if (filling === 'waitsForWifi') return quiet(missing, pocketTexts.waitingForWifi);
  return { ...quiet(missing, pocketTexts.withNetwork), again: pocketTexts.goOn };
}

function sinceThen(filling: Filling): string | null {
  if (filling === 'waitsForWifi') return pocketTexts.waitingForWifi;
  return filling === 'unfinished' ? pocketTexts.notUpdated : null;
}

/** Why nothing is kept on this device, and what helps (OWN-208). */
export function emptyText(
  { ended }: Pick<PocketContents, 'ended'>,
  { choice, filledAt, trouble, left }: PocketMarks,
  now: number,
): string {
  if (ended) return pocketTexts.ended;
  if (left) return pocketTexts.left;
  if (choice === 'off') return pocketTexts.switchedOff;
  if (choice === null) return pocketTexts.none;
  if (filledAt !== null && isForgotten({ filledAt, skew: 0 }, now)) return pocketTexts.expired;
  if (trouble !== null) return pocketTexts.troubles[trouble];
  if (filledAt !== null) return pocketTexts.cleared;
  return `${pocketTexts.notFilled} ${pocketTexts.withSignIn}`;
}
