import { Failure } from '#machines/parts/failure/failure.ts';

import type { KeptTerritory } from './pocket-database.ts';
import type { ActEnd } from './queued-acts.ts';

/** What the answer to an act means. */
export interface Sent {
  readonly end: ActEnd;
  /** The territory after it; null where it is the reader's no more. */
  readonly afterwards: (territory: KeptTerritory) => KeptTerritory | null;
}

/**
 * The outcome in what the gateway answered, which holds to its schema; null there means that it had no answer of the
 * backend.
 */
export function outcomeIn<Data extends object, Field extends keyof Data>(
  data: unknown,
  field: Field,
  names: readonly string[],
): NonNullable<Data[Field]> {
  const isAnswer = (answer: unknown): answer is Record<Field, NonNullable<Data[Field]>> => {
    const outcome =
      typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : null;
    return (
      typeof outcome === 'object' &&
      outcome !== null &&
      names.includes(String(Reflect.get(outcome, '__typename')))
    );
  };
  if (isAnswer(data)) return data[field];
  throw new Failure('BACKEND_BAD_RESPONSE');
}
