import type { Problem } from '#machines/failure/failure.ts';
import type { Severity } from '#schema/generated.ts';

import { texts } from '../texts/texts.ts';

export interface ShownProblem {
  readonly message: string;
  readonly severity: Severity;
}

/** A machine's problem as a person reads it: the server's own sentence, or the default one (GEN-04, GEN-05). */
export function problemView(problem: Problem | null): ShownProblem | null {
  if (problem === null) return null;
  if (problem === 'unreachable') return { message: texts.unreachable, severity: 'error' };
  return { message: problem.message ?? texts.unreachable, severity: problem.severity };
}
