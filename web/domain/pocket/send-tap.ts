import type { PermittedAct, QueuedAct, Tapped } from '#machines/domain/pocket/pocket.rules.ts';
import type { DoPocketActMutation } from '#web/parts/graphql/generated/graphql.ts';

import { humanDay } from '../../parts/fields/date.view.ts';
import { secondsSince } from '../../parts/graphql/seconds-since.ts';
import { askWithoutSession } from '../../parts/graphql/sessionless.ts';
import { doPocketActMutation } from './pocket-act.operations.ts';
import type { KeptTerritory } from './pocket-database.ts';
import type { ActEnd } from './queued-acts.ts';
import { outcomeIn, type Sent } from './sent.ts';

type Outcome = DoPocketActMutation['doPocketAct'];
type TappedAct = QueuedAct & Tapped;

const outcomes: readonly string[] = [
  'PocketReceipt',
  'PocketConflict',
  'Refusal',
] satisfies Outcome['__typename'][];

/** Sends a return or a request. Rejects with a Failure where no answer came. */
export async function sendTap(act: TappedAct): Promise<Sent> {
  const answer = await askWithoutSession(doPocketActMutation, variablesOf(act), act.key);
  const outcome = outcomeIn<DoPocketActMutation, 'doPocketAct'>(answer, 'doPocketAct', outcomes);
  return {
    end: endOf(outcome, act),
    afterwards: (territory) => afterwards(territory, act, outcome),
  };
}

const variablesOf = ({ token, doneAt }: TappedAct) => ({
  token,
  secondsAgo: secondsSince(doneAt),
});

function endOf(outcome: Outcome, act: TappedAct): ActEnd {
  if (outcome.__typename === 'Refusal') return { state: 'refused', message: outcome.refusal };
  const { message } = outcome;
  return outcome.__typename === 'PocketReceipt'
    ? { message, state: 'settled' }
    : { message, state: 'conflict', next: nextOf(outcome, act) };
}

function nextOf(
  outcome: Extract<Outcome, { readonly __typename: 'PocketConflict' }>,
  { action, tap }: Tapped,
): PermittedAct | null {
  const { token, dueDate, expiresAt } = outcome;
  if (token === null || dueDate === null || expiresAt === null) return null;
  return { action, tap, token, dueDate, expiresAt: Date.parse(expiresAt) };
}

function afterwards(
  territory: KeptTerritory,
  act: TappedAct,
  outcome: Outcome,
): KeptTerritory | null {
  const acts = territory.acts.filter(({ token }) => token !== act.token);
  if (outcome.__typename === 'Refusal') return { ...territory, acts };
  if (outcome.__typename === 'PocketReceipt') {
    return outcome.effect === 'returns' ? null : { ...territory, acts, asked: [act.action] };
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
