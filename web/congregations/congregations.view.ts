import type { SnapshotFrom } from 'xstate';

import type { congregationsMachine } from '#machines/congregations/congregations.machine.ts';
import type { CongregationEntries } from '#machines/congregations/congregations.rules.ts';
import type { Problem } from '#machines/parts/failure/failure.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type { SiteCongregation } from '#schema/generated.ts';

import { problemView } from '../parts/failure/problem.view.ts';
import type { Notice } from '../parts/notice/notice.ts';
import { congregationsTexts } from './congregations.texts.ts';

/** What the table, the dialog and the question show in a state of the machine. */
export function congregationsView(
  snapshot: SnapshotFrom<typeof congregationsMachine>,
  listed: readonly SiteCongregation[],
) {
  const { congregationId, problem } = snapshot.context;
  const saving = snapshot.matches('adding') || snapshot.matches('editing');
  const known = listed.find(({ id }) => id === congregationId);
  return {
    canAdd: snapshot.can({ type: 'add', listed: listed.length }),
    canAct: snapshot.can({ type: 'edit', congregationId: '' }),
    question: questionIn(snapshot.getMeta()),
    about: known?.name,
    removing: snapshot.matches('removing') ? congregationId : null,
    dialog: {
      open: saving || snapshot.matches('filling'),
      title: congregationId === '' ? congregationsTexts.newTitle : congregationsTexts.editTitle,
      first: { name: known?.name ?? '', contact: known?.contact ?? '' },
      saving,
      canSave: (entered: CongregationEntries) => snapshot.can({ type: 'save', ...entered }),
      canCancel: snapshot.can({ type: 'cancel' }),
      problem: problemView(problem),
    },
  };
}

/** Why a congregation was not removed, shown until closed (CADM-09). */
export function removalFailure(problem: Problem | null): Notice | null {
  const shown = problemView(problem);
  return shown && { text: shown.message, color: 'error', timeout: 0 };
}
