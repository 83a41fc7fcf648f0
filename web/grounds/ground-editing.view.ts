import type { SnapshotFrom } from 'xstate';

import type { groundEditingMachine } from '#machines/grounds/ground-editing.machine.ts';

import { problemView } from '../parts/failure/problem.view.ts';

export function groundEditingView(snapshot: SnapshotFrom<typeof groundEditingMachine>) {
  const { groundId, problem } = snapshot.context;
  const saving = snapshot.matches('saving');
  return {
    groundId,
    open: saving || snapshot.matches('filling'),
    saving,
    canEdit: snapshot.can({ type: 'edit', groundId: '' }),
    canSave: (entered: { readonly name: string; readonly congregationIds: readonly string[] }) =>
      snapshot.can({ type: 'save', ...entered }),
    canCancel: snapshot.can({ type: 'cancel' }),
    problem: problemView(problem),
  };
}
