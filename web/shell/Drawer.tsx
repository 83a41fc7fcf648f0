import { drawerWidth } from '#schema/limits.ts';

import { usePart } from '../parts/screen/part.ts';
import classes from './Drawer.module.css';
import { drawerPanel } from './drawer-panel.ts';
import type { DrawerProps } from './DrawerPanel.tsx';

/** 280 px at the browser's usual size of letters. */
const width = `${drawerWidth / 16}rem`;

/** The menu: beside the content on wide screens, a modal above it on narrow ones (SHELL-18, SHELL-19, B-76). */
export function Drawer(props: DrawerProps) {
  const { open, wide, send } = props;
  const ready = usePart(drawerPanel, open, () => send({ type: 'drawer.toggled' }));
  const panel = ready && <drawerPanel.Shown {...props} width={width} />;
  if (!wide) return panel;
  return open ? (
    <aside className={classes.beside} style={{ inlineSize: width }}>
      {panel}
    </aside>
  ) : null;
}
