import {
  LogoutOutlined,
  MobileOutlined,
  NotificationOutlined,
  QuestionCircleOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Dropdown } from 'antd';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { pocketChoice, usePocketChoice } from '../domain/pocket/pocket-choice.ts';
import { withProduct } from '../parts/texts/product.ts';
import { AntdProvider } from '../parts/theme/AntdProvider.tsx';
import blocks from '../parts/theme/Blocks.module.css';
import { shellTexts } from './shell.texts.ts';
import { UnreadMark } from './UnreadMark.tsx';
import { signedOut } from './useSignOut.ts';

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

interface Props {
  readonly unread: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Where the device keeps something, or was asked whether it shall. */
  readonly onSignOut: () => void;
  /** The button that opens it. */
  readonly children: ReactElement;
}

/** Account, sign-out and help below the reader's name (SHELL-11…14), and what this device keeps (OWN-209). */
export const PersonEntries = ({ unread, open, onOpenChange, onSignOut, children }: Props) => (
  <AntdProvider>
    <Dropdown
      menu={{ items: itemsOf(unread, usePocketChoice() === 'on', onSignOut) }}
      trigger={['click']}
      placement="bottomRight"
      open={open}
      onOpenChange={onOpenChange}
    >
      {children}
    </Dropdown>
  </AntdProvider>
);
