import type { SnapshotFrom } from 'xstate';

import type { privacyMachine } from '#machines/session/privacy.machine.ts';

import { problemView } from '../parts/failure/problem.view.ts';

export function privacyView(snapshot: SnapshotFrom<typeof privacyMachine>) {
  return {
    html: snapshot.context.privacyRules?.rgpdPrivacyHtml ?? null,
    loading: snapshot.matches('loading'),
    withoutSession: snapshot.matches('withoutSession'),
    failed: snapshot.matches('failed'),
    canAccept: snapshot.can({ type: 'accept' }),
    canRefuse: snapshot.can({ type: 'refuse' }),
    accepting: snapshot.matches('accepting'),
    problem: problemView(snapshot.context.problem),
  };
}
