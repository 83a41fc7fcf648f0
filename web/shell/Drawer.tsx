import { CloseOutlined } from '@ant-design/icons';
import { Drawer as AntdDrawer, Layout } from 'antd';

import { drawerWidth } from '#schema/limits.ts';
import type { MenuEntry } from '#schema/generated.ts';

import classes from './Drawer.module.css';
import { DrawerEntries } from './DrawerEntries.tsx';
import { shellTexts } from './shell.texts.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** 280 px at the browser's usual size of letters. */
const width = `${drawerWidth / 16}rem`;

interface Props {
  readonly entries: readonly MenuEntry[];
  /** The path of the territory's page shown last. */
  readonly territory: string | null;
  readonly open: boolean;
  readonly wide: boolean;
  readonly send: (event: { type: 'drawer.toggled' } | { type: 'page.opened' }) => void;
}

const above = {
  header: { padding: 'var(--space-2)' },
  body: { padding: 0 },
  close: { inlineSize: 'var(--touch)', blockSize: 'var(--touch)' },
};

/** The menu: beside the content on wide screens, a modal above it on narrow ones (SHELL-18, SHELL-19, B-76). */
export function Drawer({ entries, territory, open, wide, send }: Props) {
  const menu = (
    <nav aria-label={shellTexts.navigation} className={classes.menu}>
      <div className={classes.entries}>
        <DrawerEntries
          entries={entries}
          territory={territory}
          onOpenPage={() => send({ type: 'page.opened' })}
        />
      </div>
      <div className={classes.foot}>
        <ThemeSwitch />
      </div>
    </nav>
  );
  if (wide)
    return open ? (
      <Layout.Sider width={width} theme="light" className={classes.beside}>
        {menu}
      </Layout.Sider>
    ) : null;
  return (
    <AntdDrawer
      open={open}
      onClose={() => send({ type: 'drawer.toggled' })}
      placement="left"
      size={`min(${width}, 100vw)`}
      destroyOnHidden
      aria-label={shellTexts.menu}
      closable={{ 'aria-label': shellTexts.closeMenu }}
      closeIcon={<CloseOutlined aria-hidden />}
      styles={above}
    >
      {menu}
    </AntdDrawer>
  );
}
