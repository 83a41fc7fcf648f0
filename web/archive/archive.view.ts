import type { SnapshotFrom } from 'xstate';

import type { archiveExportMachine } from '#machines/archive/archive-export.machine.ts';
import type { archiveImportMachine } from '#machines/archive/archive-import.machine.ts';
import { leaveOutOffered } from '#machines/archive/archive.rules.ts';
import type { Problem } from '#machines/parts/failure/failure.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';

import { problemView } from '../parts/failure/problem.view.ts';
import type { Notice } from '../parts/notice/notice.ts';
import { archiveTexts } from './archive.texts.ts';

/** What the button and the question of an export show in a state of the machine. */
export function archiveExportView(snapshot: SnapshotFrom<typeof archiveExportMachine>) {
  const { congregationId } = snapshot.context;
  return {
    canExport: snapshot.can({ type: 'export', congregationId: '' }),
    question: questionIn(snapshot.getMeta()),
    /** The congregation that is asked about or exported. */
    congregationId: congregationId === '' ? null : congregationId,
    exporting: snapshot.matches('exporting') ? congregationId : null,
  };
}

/** Why there is no archive, shown until closed. */
export function exportFailure(problem: Problem | null): Notice | null {
  const shown = problemView(problem);
  return shown && { text: shown.message, color: 'error', timeout: 0 };
}

export function archiveImportView(snapshot: SnapshotFrom<typeof archiveImportMachine>) {
  const { file, fault, problem } = snapshot.context;
  const importing = snapshot.matches('importing');
  return {
    canOpen: snapshot.can({ type: 'open' }),
    open: importing || snapshot.matches('open'),
    fileName: file?.name ?? null,
    fault: fault === null ? null : archiveTexts.faults[fault],
    canChoose: snapshot.matches('open'),
    canClose: snapshot.can({ type: 'close' }),
    canImport: (name: string) => snapshot.can({ type: 'bring', name, leaveOut: false }),
    leaveOutOffered: leaveOutOffered(snapshot.context),
    importing,
    problem: problemView(problem),
  };
}
