import type { RoleId } from '../permissions/permissions.ts';
import { capitalised, withProduct } from '../texts/product.ts';
import { menuTitles } from './menu.texts.ts';

interface MenuLink {
  readonly icon: string;
  readonly title: string;
  readonly target: string;
}

type MenuItem =
  | ({ readonly type: 'one' } & MenuLink)
  | {
      readonly type: 'sub';
      readonly icon: string;
      readonly title: string;
      readonly children: readonly MenuLink[];
    };

/** The drawer, in its order, and the roles that get each entry (B-92). */
const menu = [
  {
    roles: '54321',
    type: 'one',
    icon: 'mdi-map-marker-account',
    title: menuTitles.mine,
    target: '/t-my-exited',
  },
  {
    roles: '54321',
    type: 'one',
    icon: 'mdi-export',
    title: menuTitles.exit,
    target: '/t-exit',
  },
  {
    roles: '54321',
    type: 'one',
    icon: 'mdi-import',
    title: menuTitles.return,
    target: '/t-return',
  },
  {
    roles: '54321',
    type: 'one',
    icon: 'mdi-home',
    title: menuTitles.available,
    target: '/t-available',
  },
  {
    roles: '4321',
    type: 'one',
    icon: 'mdi-view-dashboard',
    title: menuTitles.dashboard,
    target: '/t-dashboard',
  },
  {
    roles: '4321',
    type: 'one',
    icon: 'mdi-chart-histogram',
    title: menuTitles.histogram,
    target: '/t-histogram',
  },
  {
    roles: '4321',
    type: 'one',
    icon: 'mdi-format-list-bulleted',
    title: menuTitles.exited,
    target: '/t-exited',
  },
  {
    roles: '321',
    type: 'one',
    icon: 'mdi-undo',
    title: menuTitles.exitCancel,
    target: '/t-exit-cancel',
  },
  {
    roles: '321',
    type: 'one',
    icon: 'mdi-text-box-outline',
    title: menuTitles.log,
    target: '/log',
  },
] as const satisfies readonly (MenuItem & { readonly roles: string })[];

/** What the drawer holds for a role (SHELL-22). */
export const menuItems = (role: RoleId, product: string): readonly MenuItem[] =>
  menu
    .filter(({ roles }) => roles.includes(String(role)))
    .map(({ roles: _, ...item }) => ({
      ...item,
      title: capitalised(withProduct(item.title, product)),
    }));
