import { useState } from 'react';

import type { confirmationView } from './confirmation.view.ts';

export interface Confirming<Subject> extends ReturnType<typeof confirmationView<Subject>> {
  readonly onAnswer: (event: { readonly type: 'confirm' | 'cancel' }) => void;
}

/** Several confirmations of one control as one: one at a time is under way, and the problem is that of the one confirmed last (GEN-05). */
export function useEitherOf<Subject>(
  confirmations: readonly Confirming<Subject>[],
): Confirming<Subject> {
  const [last, setLast] = useState(-1);
  const asking = confirmations.findIndex(({ question }) => question !== null);
  const { question = null, asked = null } = confirmations[asking] ?? {};
  return {
    question,
    asked,
    doing: confirmations.find(({ doing }) => doing !== null)?.doing ?? null,
    problem: confirmations[last]?.problem ?? null,
    onAnswer: (event) => {
      if (event.type === 'confirm') setLast(asking);
      confirmations[asking]?.onAnswer(event);
    },
  };
}
