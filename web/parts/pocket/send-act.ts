import type { PermittedAct, QueuedAct } from '#machines/pocket/pocket.rules.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import type { DoPocketActMutation } from '#web/parts/graphql/generated/graphql.ts';

import { humanDay } from '../fields/date.view.ts';
import { askWithoutSession } from '../graphql/sessionless.ts';
import { doPocketActMutation } from './pocket-act.operations.ts';
import { changeTerritory } from './pocket-contents.ts';
import { changeAct, firstUnsent } from './queued-acts.ts';
import type { KeptTerritory } from './pocket-database.ts';

/** Runs work while nobody else on this device, no other tab and no worker, sends, clears or fills. */
export const alone = <Value>(work: () => Promise<Value>): Promise<Value> =>
  navigator.locks.request('poche', work);

type Outcome = DoPocketActMutation['doPocketAct'];

/**
 * Sends the first act that waits, and keeps the answer. Null where none waits. Rejects with a
 * Failure where no answer came: the act goes on waiting, and is sent with the same key (OWN-105).
 */
export const sendNextAct = (): Promise<QueuedAct | null> =>
  alone(async () => {
    const act = await firstUnsent();
    if (!act) return null;
    await changeAct(act.id, { state: 'sending' });
    try {
      const outcome = outcomeIn(
        await askWithoutSession(doPocketActMutation, variablesOf(act), act.key),
      );
      const ended = { ...act, ...endOf(outcome, act) };
      await changeTerritory(act.historyId, (territory) => afterwards(territory, act, outcome));
      await changeAct(act.id, ended);
      return ended;
    } catch (error) {
      await changeAct(act.id, { state: 'waiting' });
      throw error;
    }
  });

const variablesOf = ({ token, doneAt }: QueuedAct) => ({
  token,
  // GraphQL's integers have 32 bits; the server lets no act be older than its permission.
  secondsAgo: Math.min(Math.max(Math.round((Date.now() - doneAt) / 1000), 0), 2 ** 31 - 1),
});

function outcomeIn(data: unknown): Outcome {
  if (isAnswer(data)) return data.doPocketAct;
  throw new Failure('BACKEND_BAD_RESPONSE');
}

const outcomes: readonly string[] = [
  'PocketReceipt',
  'PocketConflict',
  'Refusal',
] satisfies Outcome['__typename'][];

/** The gateway answers by its schema; a null means that it had no answer of the backend. */
const isAnswer = (data: unknown): data is DoPocketActMutation =>
  typeof data === 'object' &&
  data !== null &&
  'doPocketAct' in data &&
  typeof data.doPocketAct === 'object' &&
  data.doPocketAct !== null &&
  '__typename' in data.doPocketAct &&
  typeof data.doPocketAct.__typename === 'string' &&
  outcomes.includes(data.doPocketAct.__typename);

/** What becomes of an act; its permission is not kept, as it has served. */
function endOf(outcome: Outcome, act: QueuedAct): Partial<QueuedAct> {
  const common = { answeredAt: Date.now(), token: '' };
  if (outcome.__typename === 'Refusal')
    return { ...common, state: 'refused', message: outcome.refusal };
  const { message } = outcome;
  return outcome.__typename === 'PocketReceipt'
    ? { ...common, message, state: 'settled' }
    : { ...common, message, state: 'conflict', next: nextOf(outcome, act) };
}

function nextOf(
  outcome: Extract<Outcome, { readonly __typename: 'PocketConflict' }>,
  { action, tap }: QueuedAct,
): PermittedAct | null {
  const { token, dueDate, expiresAt } = outcome;
  if (token === null || dueDate === null || expiresAt === null) return null;
  return { action, tap, token, dueDate, expiresAt: Date.parse(expiresAt) };
}

/** The territory after the answer; null where it is the reader's no more. */
function afterwards(
  territory: KeptTerritory,
  act: QueuedAct,
  outcome: Outcome,
): KeptTerritory | null {
  const acts = territory.acts.filter(({ token }) => token !== act.token);
  if (outcome.__typename === 'Refusal') return { ...territory, acts };
  if (outcome.__typename === 'PocketReceipt') {
    return outcome.effect === 'returns'
      ? null
      : { ...territory, acts, asked: [...new Set([...territory.asked, act.action])] };
  }
  if (!outcome.held) return null;
  const next = nextOf(outcome, act);
  return next
    ? { ...territory, ...dueOn(next.dueDate), acts: [...acts, next] }
    : { ...territory, acts };
}

const dueOn = (day: string) => ({
  theoreticalReturnDate: day,
  theoreticalReturnDateHuman: humanDay(day),
});
