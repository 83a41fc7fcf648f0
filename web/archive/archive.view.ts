import type { SnapshotFrom } from 'xstate';

import type { archiveExportMachine } from '#machines/archive/archive-export.machine.ts';
import type { archiveImportMachine } from '#machines/archive/archive-import.machine.ts';
import type { Problem } from '#machines/failure/failure.ts';
import { questionIn } from '#machines/meta/meta.ts';

import { problemView } from '../failure/problem.view.ts';
import type { Notice } from '../notice/notice.ts';
import { archiveTexts } from './archive.texts.ts';

/** The button, the question and what is under way, by the machine's own word. */
export function archiveExportView(snapshot: SnapshotFrom<typeof archiveExportMachine>) {
  const { congregationId } = snapshot.context;
  return {
    canExport: snapshot.can({ type: 'export', congregationId: '' }),
    question: questionIn(snapshot.getMeta()),
    /** Whose archive is asked for or made. */
    congregationId: congregationId === '' ? null : congregationId,
    exporting: snapshot.matches('exporting') ? congregationId : null,
  };
}

/** What could not be exported stays said until it is closed. */
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
    canImport: (name: string) => snapshot.can({ type: 'bring', name }),
    importing,
    problem: problemView(problem),
  };
}
