import { archiveExportMachine } from '#machines/archive/archive-export.machine.ts';

import { saveFile } from '../parts/files/save-file.ts';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { archiveExportActors } from './archive.actors.ts';
import { archiveTexts } from './archive.texts.ts';
import { archiveExportView, exportFailure } from './archive.view.ts';

/** Exports the archive of a congregation: asks, saves the file, shows the result. */
export function useArchiveExport() {
  const { show } = useNotice();
  const [snapshot, send, actor] = useFlow(archiveExportMachine, archiveExportActors);
  useEmitted(actor, 'exported', ({ archive }) => {
    saveFile(archive);
    show({ text: archiveTexts.exported(archive.filename), color: 'success', timeout: null });
  });
  useEmitted(actor, 'exportFailed', ({ problem }) => {
    const notice = exportFailure(problem);
    if (notice !== null) show(notice);
  });
  return { view: archiveExportView(snapshot), send };
}
