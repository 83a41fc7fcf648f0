import type { Problem } from '#machines/parts/failure/failure.ts';
import type { Severity } from '#schema/generated.ts';

import { texts } from '../texts/texts.ts';

export interface ShownProblem {
  readonly message: string;
  readonly severity: Severity;
}

/** The server said no: nothing has failed, and asking again changes nothing. */
export const isRefusal = (problem: Problem | null): boolean =>
  problem !== null && problem !== 'unreachable';

/** The message of a machine's problem: the server's sentence, or the default one (GEN-04, GEN-05). */
export function problemView(problem: Problem | null): ShownProblem | null {
  if (problem === null) return null;
  if (problem === 'unreachable') return { message: texts.unreachable, severity: 'error' };
  const sentence = problem.message?.trim() ?? '';
  return {
    message: sentence === '' ? texts.unreachable : sentence,
    severity: problem.severity,
  };
}
