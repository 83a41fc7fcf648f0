import {
  DownOutlined,
  LogoutOutlined,
  MobileOutlined,
  NotificationOutlined,
  QuestionCircleOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { Confirm } from '../parts/confirm/Confirm.tsx';
import { hasUnreadNews } from '../parts/installation/news.ts';
import { pocketChoice, usePocketChoice } from '../domain/pocket/pocket-choice.ts';
import { withProduct } from '../parts/texts/product.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './PersonMenu.module.css';
import { shellTexts } from './shell.texts.ts';
import { signedOut, useSignOut } from './useSignOut.ts';

const itemsOf = (unread: boolean, keepsPocket: boolean, signOut: () => void) => [
  {
    key: 'account',
    icon: <UserOutlined aria-hidden />,
    label: <Link to="/u-my-account">{shellTexts.account}</Link>,
  },
  ...(keepsPocket
    ? [
        {
          key: 'pocket',
          icon: <MobileOutlined aria-hidden />,
          label: <Link to="/poche">{withProduct(shellTexts.pocket)}</Link>,
        },
      ]
    : []),
  {
    key: 'help',
    icon: <QuestionCircleOutlined aria-hidden />,
    label: (
      <a href="/aide" target="_blank" rel="opener">
        {shellTexts.help} <span className={blocks.hint}>{shellTexts.newTab}</span>
      </a>
    ),
  },
  {
    key: 'news',
    icon: <NotificationOutlined aria-hidden />,
    label: (
      <Link to="/aide#nouveautes">
        {shellTexts.news}
        {unread && <UnreadMark />}
      </Link>
    ),
  },
  {
    key: 'signOut',
    icon: <LogoutOutlined aria-hidden />,
    label: (
      <Link
        to="/login"
        state={signedOut}
        onClick={(event) => {
          if (pocketChoice() === null) return;
          event.preventDefault();
          signOut();
        }}
      >
        {shellTexts.signOut}
      </Link>
    ),
  },
];

/** A quiet dot, until the news of an update have been opened on this device (OWN-129). */
const UnreadMark = () => (
  <span className={classes.unread}>
    <span className={blocks.unseen}>{shellTexts.newsUnread}</span>
  </span>
);

/** The reader's name, with a menu of account, sign-out and help (SHELL-11…14), and of what this device keeps (OWN-209). */
export function PersonMenu({ login }: { readonly login: string }) {
  const [open, setOpen] = useState(false);
  const [unread] = useState(hasUnreadNews);
  const { question, about, send } = useSignOut();
  const keepsPocket = usePocketChoice() === 'on';
  return (
    <>
      <Dropdown
        menu={{ items: itemsOf(unread, keepsPocket, () => send({ type: 'signOut' })) }}
        trigger={['click']}
        placement="bottomRight"
        onOpenChange={setOpen}
      >
        <button type="button" className={classes.person} aria-haspopup="menu" aria-expanded={open}>
          <UserOutlined aria-hidden />
          <span className={classes.login}>{login}</span>
          {unread && <UnreadMark />}
          <DownOutlined aria-hidden className={classes.caret} />
        </button>
      </Dropdown>
      <Confirm question={question} about={about} onAnswer={send} />
    </>
  );
}
