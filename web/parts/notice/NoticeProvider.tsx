import { useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { useTopDialog } from '../dialog/open-dialogs.ts';
import { NoticeContext, type Notice, type Notices } from './notice.ts';
import { NoticeBar } from './NoticeBar.tsx';
import classes from './NoticeProvider.module.css';

interface ShownNotice extends Notice {
  readonly id: number;
  readonly since: number;
}

/**
 * Provides the snackbars of the page, above any open modal; the newest is at the bottom, and takes
 * the place of one with the same text: what that one told of is taken back from 'Derniers actes'.
 */
export function NoticeProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownNotice[]>([]);
  const nextId = useRef(0);
  const top = useTopDialog();
  const notices = useMemo<Notices>(
    () => ({
      show: (notice) => {
        nextId.current += 1;
        const id = nextId.current;
        setShown((before) => [
          ...before.filter((it) => it.text !== notice.text),
          { ...notice, id, since: Date.now() },
        ]);
      },
      closeAll: () => setShown([]),
    }),
    [],
  );
  const close = (id: number) => setShown((before) => before.filter((notice) => notice.id !== id));

  const region = (
    <output className={classes.region} aria-live="polite">
      {shown.map((notice) => (
        <NoticeBar key={notice.id} {...notice} onClose={() => close(notice.id)} />
      ))}
    </output>
  );

  return (
    <NoticeContext value={notices}>
      {children}
      {top ? createPortal(region, top) : region}
    </NoticeContext>
  );
}
