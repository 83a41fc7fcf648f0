import {
  DownOutlined,
  LogoutOutlined,
  QuestionCircleOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';

import classes from './PersonMenu.module.css';
import { shellTexts } from './shell.texts.ts';

/** The reader's name, with a menu of account, sign-out and help (SHELL-11…14). */
export function PersonMenu({ login }: { readonly login: string }) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const close = () => list.current?.hidePopover();
  return (
    <>
      <button type="button" className={classes.person} popoverTarget={id}>
        <UserOutlined aria-hidden />
        <span className={classes.login}>{login}</span>
        <DownOutlined aria-hidden className={classes.caret} />
      </button>
      <ul ref={list} id={id} popover="auto" className={classes.list}>
        <li>
          <Link to="/u-my-account" onClick={close}>
            <UserOutlined aria-hidden /> {shellTexts.account}
          </Link>
        </li>
        <li>
          <a href="/aide" target="_blank" rel="noreferrer" onClick={close}>
            <QuestionCircleOutlined aria-hidden /> {shellTexts.help}{' '}
            <span className={classes.note}>{shellTexts.newTab}</span>
          </a>
        </li>
        <li>
          <Link to="/login" onClick={close}>
            <LogoutOutlined aria-hidden /> {shellTexts.signOut}
          </Link>
        </li>
      </ul>
    </>
  );
}
