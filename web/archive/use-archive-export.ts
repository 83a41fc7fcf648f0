import { useMachine } from '@xstate/react';

import { archiveExportMachine } from '#machines/archive/archive-export.machine.ts';

import { saveFile } from '../files/save-file.ts';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useEmitted } from '../flow/useEmitted.ts';
import { useNext } from '../flow/useNext.ts';
import { useNotice } from '../notice/notice.ts';
import { archiveExportActors } from './archive.actors.ts';
import { archiveTexts } from './archive.texts.ts';
import { archiveExportView, exportFailure } from './archive.view.ts';

/** The archive of any congregation: asked about, saved by the browser, told. */
export function useArchiveExport() {
  const { show } = useNotice();
  const [snapshot, send, actor] = useMachine(
    useActors(archiveExportMachine, archiveExportActors),
    inspection,
  );
  useNext(snapshot);
  useEmitted(actor, 'exported', ({ archive }) => {
    if (archive === null) return;
    saveFile(archive);
    show({ text: archiveTexts.exported(archive.filename), color: 'success', timeout: null });
  });
  useEmitted(actor, 'exportFailed', ({ problem }) => {
    const notice = exportFailure(problem);
    if (notice !== null) show(notice);
  });
  return { view: archiveExportView(snapshot), send };
}
