import type { Problem } from '#machines/parts/failure/failure.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';

import { problemView } from '../failure/problem.view.ts';

interface Snapshot<Subject> {
  readonly context: { readonly subject: Subject | null; readonly problem: Problem | null };
  readonly getMeta: () => Parameters<typeof questionIn>[0];
  readonly hasTag: (tag: 'busy') => boolean;
}

/** The question of a confirmation and what it is about, the call under way, and what went wrong last. */
export function confirmationView<Subject>(snapshot: Snapshot<Subject>) {
  const { subject, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const question = questionIn(snapshot.getMeta());
  return {
    question,
    asked: question === null ? null : subject,
    doing: busy ? subject : null,
    problem: problemView(problem),
  };
}
