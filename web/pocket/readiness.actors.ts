import { fromPromise } from 'xstate';

import { type KeepingTrouble, keepingTroubleOf } from '#machines/parts/failure/keeping-error.ts';
import { type Lack, type ReadBack } from '#machines/domain/pocket/keeping.rules.ts';
import type { readinessMachine } from '#machines/domain/pocket/readiness.machine.ts';

import type { ActorsOf } from '../parts/graphql/asks.ts';
import { keepSite } from '../parts/installation/active-worker.ts';
import { askWorker } from '../parts/installation/worker-questions.ts';
import { noteTrouble, pocketMarks } from '../domain/pocket/pocket-choice.ts';
import { lacksOfPocket } from '../domain/pocket/read-back.ts';

/** Seconds in which a worker reads back some megabytes on a slow telephone. */
const patience = 60;

export const readinessActors: ActorsOf<typeof readinessMachine> = () => ({
  keepSite: fromPromise(async () => {
    try {
      await keepSite();
    } catch (error) {
      const trouble = keepingTroubleOf(error);
      if (trouble !== null) noteTrouble(trouble);
      throw error;
    }
  }),
  readBack: fromPromise(readBack),
});

async function readBack(): Promise<ReadBack> {
  const lacks = (await lacksOfWorker()) ?? ['site', ...(await lacksHere())];
  if (lacks.length === 0) noteTrouble(null);
  return { lacks, trouble: lacks.length === 0 ? null : pocketMarks().trouble };
}

/** Null where no worker answers: none is active, or one of an older release. */
async function lacksOfWorker(): Promise<readonly Lack[] | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active?.state !== 'activated') return null;
  const answer = await askWorker(registration.active, { want: 'reading' }, patience);
  return Array.isArray(answer) ? answer.filter(isLack) : null;
}

const lacksHere = (): Promise<readonly Lack[]> =>
  lacksOfPocket().catch((error: unknown) => {
    const trouble: KeepingTrouble | null = keepingTroubleOf(error);
    if (trouble !== null) noteTrouble(trouble);
    return ['data'];
  });

const isLack = (told: unknown): told is Lack =>
  told === 'site' || told === 'data' || told === 'grounds';
