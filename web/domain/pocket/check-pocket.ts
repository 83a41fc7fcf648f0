import { newKey } from '../../parts/graphql/idempotency-key.ts';
import { askWithoutSession } from '../../parts/graphql/sessionless.ts';
import { pocketEndedTexts } from './pocket-ended.texts.ts';
import { exclusively } from './exclusively.ts';
import { pocketStandingQuery } from './pocket-act.operations.ts';
import { endPocket, readPocket } from './pocket-contents.ts';

/**
 * Asks whether this device may go on keeping, where it keeps anything, and empties it where the server that let it says
 * no. No answer, one of another server, or of one that knows no pockets, changes nothing (OWN-212).
 */
export async function checkPocket(): Promise<void> {
  const { facts } = await readPocket(Date.now());
  const token = facts?.keep?.token;
  if (token === undefined) return;
  const answer = await askWithoutSession(pocketStandingQuery, { token }, newKey());
  const standing: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'pocketStanding') : null;
  if (standing !== 'ended') return;
  await exclusively(async () => {
    const now = await readPocket(Date.now());
    // Not filled anew meanwhile.
    if (now.facts?.keep?.token === token) await endPocket(pocketEndedTexts.act);
  });
}
