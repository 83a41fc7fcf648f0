import { type QueuedAct, type Ticked } from '#machines/domain/pocket/pocket.rules.ts';
import { ticked } from '#machines/domain/streets/streets.rules.ts';
import type { TickPocketStreetMutation } from '#web/parts/graphql/generated/graphql.ts';

import { secondsSince } from '../../parts/graphql/seconds-since.ts';
import { askWithoutSession } from '../../parts/graphql/sessionless.ts';
import { tickPocketStreetMutation } from './pocket-act.operations.ts';
import { outcomeIn, type Sent } from './sent.ts';

type Outcome = TickPocketStreetMutation['tickPocketStreet'];

const outcomes: readonly string[] = [
  'PocketTick',
  'PocketConflict',
  'Refusal',
] satisfies Outcome['__typename'][];

/** Sends a tick. Rejects with a Failure where no answer came. */
export async function sendTick({ token, key, tick, doneAt }: QueuedAct & Ticked): Promise<Sent> {
  const answer = await askWithoutSession(
    tickPocketStreetMutation,
    { token, ...tick, secondsAgo: secondsSince(doneAt) },
    key,
  );
  const outcome = outcomeIn<TickPocketStreetMutation, 'tickPocketStreet'>(
    answer,
    'tickPocketStreet',
    outcomes,
  );
  if (outcome.__typename === 'Refusal') {
    return {
      end: { state: 'refused', message: outcome.refusal },
      afterwards: (territory) => territory,
    };
  }
  const { message } = outcome;
  if (outcome.__typename === 'PocketConflict') {
    const { held } = outcome;
    return {
      end: { state: 'conflict', message },
      afterwards: (territory) => (held ? territory : null),
    };
  }
  return {
    end: { state: 'settled', message },
    afterwards: ({ streets = null, ...territory }) => ({
      ...territory,
      streets: streets && { ...streets, streets: ticked(streets.streets, [tick]) },
    }),
  };
}
