import { CloseOutlined } from '@ant-design/icons';
import { Drawer as AntdDrawer } from 'antd';

import type { MenuEntry } from '#schema/generated.ts';

import { AntdProvider } from '../parts/theme/AntdProvider.tsx';
import classes from './Drawer.module.css';
import { DrawerEntries } from './DrawerEntries.tsx';
import { shellTexts } from './shell.texts.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export interface DrawerProps {
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

interface Props extends DrawerProps {
  /** As CSS. */
  readonly width: string;
}

/** The menu, on narrow screens as a modal above the content. */
export function DrawerPanel({ entries, territory, open, wide, width, send }: Props) {
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
  return (
    <AntdProvider>
      {wide ? (
        menu
      ) : (
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
      )}
    </AntdProvider>
  );
}
