import {
  DownOutlined,
  LogoutOutlined,
  QuestionCircleOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { arrival } from '../parts/flow/arrival.ts';
import classes from './PersonMenu.module.css';
import { shellTexts } from './shell.texts.ts';

const items = [
  {
    key: 'account',
    icon: <UserOutlined aria-hidden />,
    label: <Link to="/u-my-account">{shellTexts.account}</Link>,
  },
  {
    key: 'help',
    icon: <QuestionCircleOutlined aria-hidden />,
    label: (
      <a href="/aide" target="_blank" rel="opener">
        {shellTexts.help} <span className={classes.note}>{shellTexts.newTab}</span>
      </a>
    ),
  },
  {
    key: 'signOut',
    icon: <LogoutOutlined aria-hidden />,
    label: (
      <Link to="/login" state={arrival(null, null, 'signedOut')}>
        {shellTexts.signOut}
      </Link>
    ),
  },
];

/** The reader's name, with a menu of account, sign-out and help (SHELL-11…14). */
export function PersonMenu({ login }: { readonly login: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight" onOpenChange={setOpen}>
      <button type="button" className={classes.person} aria-haspopup="menu" aria-expanded={open}>
        <UserOutlined aria-hidden />
        <span className={classes.login}>{login}</span>
        <DownOutlined aria-hidden className={classes.caret} />
      </button>
    </Dropdown>
  );
}
