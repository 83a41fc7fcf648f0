import { type ReactNode, useEffect, useMemo } from 'react';
import { useClient } from 'urql';

import { topDialog } from '../../parts/dialog/open-dialogs.ts';
import { isTyping } from '../../parts/keys/reach-keys.ts';
import { NoticeContext, type Notice, type Notices, useNotice } from '../../parts/notice/notice.ts';
import { texts } from '../../parts/texts/texts.ts';
import { undoAct } from './undo-flow.ts';

const keys = 'Control+Z';

/** Notices of a change that can be taken back offer 'Annuler', by Ctrl+Z too (OWN-157). */
export function UndoProvider({ children }: { readonly children: ReactNode }) {
  const { show, closeAll } = useNotice();
  const client = useClient();
  const notices = useMemo<Notices>(() => {
    const offer = (notice: Notice, act: () => void) =>
      show({ ...notice, action: { label: texts.cancel, keys, act } });
    const undo = (notice: Notice, act: string) =>
      undoAct(
        client,
        { act, territoryId: null },
        { onNotice: show, onUnsent: (retry) => offer(notice, retry) },
      );
    return {
      show: (notice) => {
        const { undo: act } = notice;
        if (act) offer(notice, () => undo(notice, act));
        else show(notice);
      },
      closeAll,
    };
  }, [show, closeAll, client]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isUndo(event) || event.defaultPrevented || isTyping(event.target)) return;
      if (topDialog() !== null) return;
      const offered = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${keys}"]`);
      if (offered.length > 0) event.preventDefault();
      [...offered].at(-1)?.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  return <NoticeContext value={notices}>{children}</NoticeContext>;
}

const isUndo = ({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !altKey && !shiftKey && !repeat;
