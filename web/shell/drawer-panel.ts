import { part } from '../parts/screen/part.ts';

/** With its menu: on narrow screens wanted once it is opened. */
export const drawerPanel = part(async () => (await import('./DrawerPanel.tsx')).DrawerPanel);
