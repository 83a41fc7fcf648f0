import { useMemo, useRef, useState, type ReactNode } from 'react';

import { NoticeContext, type Notice, type Notices } from './notice.ts';
import { NoticeBar } from './NoticeBar.tsx';
import classes from './NoticeProvider.module.css';

interface ShownNotice extends Notice {
  readonly id: number;
}

/** Holds the snackbars of the whole page; the newest stands lowest, nearest the thumb. */
export function NoticeProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownNotice[]>([]);
  const nextId = useRef(0);
  const notices = useMemo<Notices>(
    () => ({
      show: (notice) => {
        nextId.current += 1;
        const id = nextId.current;
        setShown((before) => [
          ...before.filter(({ text }) => text !== notice.text),
          { ...notice, id },
        ]);
      },
    }),
    [],
  );
  const close = (id: number) => setShown((before) => before.filter((notice) => notice.id !== id));

  return (
    <NoticeContext value={notices}>
      {children}
      <output className={classes['region']} aria-live="polite">
        {shown.map((notice) => (
          <NoticeBar key={notice.id} {...notice} onClose={() => close(notice.id)} />
        ))}
      </output>
    </NoticeContext>
  );
}
