import { DownOutlined, UserOutlined } from '@ant-design/icons';
import { useRef, useState } from 'react';

import { Confirm } from '../parts/confirm/Confirm.tsx';
import { hasUnreadNews } from '../parts/installation/news.ts';
import { usePart } from '../parts/screen/part.ts';
import { personEntries } from './person-entries.ts';
import classes from './PersonMenu.module.css';
import { UnreadMark } from './UnreadMark.tsx';
import { useSignOut } from './useSignOut.ts';

/** The reader's name, with a menu that comes when it is first opened (SHELL-11…14, OWN-352). */
export function PersonMenu({ login }: { readonly login: string }) {
  const [open, setOpen] = useState(false);
  const [unread] = useState(hasUnreadNews);
  const { question, about, send } = useSignOut();
  const ready = usePart(personEntries, open, () => setOpen(false));
  const focused = useRef(false);
  const button = (
    <button
      // The menu has a button of its own, in the place of the one before.
      ref={(it) => {
        if (it && focused.current) it.focus();
        return () => {
          focused.current = it === document.activeElement;
        };
      }}
      type="button"
      className={classes.person}
      aria-haspopup="menu"
      aria-expanded={open}
      aria-busy={(open && !ready) || undefined}
      onClick={ready ? undefined : () => setOpen(!open)}
    >
      <UserOutlined aria-hidden />
      <span className={classes.login}>{login}</span>
      {unread && <UnreadMark />}
      <DownOutlined aria-hidden className={classes.caret} />
    </button>
  );
  return (
    <>
      {ready ? (
        <personEntries.Shown
          unread={unread}
          open={open}
          onOpenChange={setOpen}
          onSignOut={() => send({ type: 'signOut' })}
        >
          {button}
        </personEntries.Shown>
      ) : (
        button
      )}
      <Confirm question={question} about={about} onAnswer={send} />
    </>
  );
}
