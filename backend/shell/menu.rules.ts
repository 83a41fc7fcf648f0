import {
  elders,
  everyRole,
  managers,
  siteAdministrator,
  type RoleId,
} from '../parts/permissions/permissions.ts';
import { capitalised, withProduct } from '../parts/texts/product.ts';
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

const firstOfAll = '/t-view/:territory_id';

/** Menu entries in order, with the roles that see them (B-92). */
const menu = [
  {
    roles: everyRole,
    type: 'one',
    icon: 'mdi-map-marker-account',
    title: menuTitles.mine,
    target: '/t-my-exited',
  },
  {
    roles: everyRole,
    type: 'one',
    icon: 'mdi-export',
    title: menuTitles.exit,
    target: '/t-exit',
  },
  {
    roles: everyRole,
    type: 'one',
    icon: 'mdi-import',
    title: menuTitles.return,
    target: '/t-return',
  },
  {
    roles: everyRole,
    type: 'one',
    icon: 'mdi-home',
    title: menuTitles.available,
    target: '/t-available',
  },
  {
    roles: elders,
    type: 'one',
    icon: 'mdi-view-dashboard',
    title: menuTitles.dashboard,
    target: '/t-dashboard',
  },
  {
    roles: elders,
    type: 'one',
    icon: 'mdi-chart-histogram',
    title: menuTitles.histogram,
    target: '/t-histogram',
  },
  {
    roles: elders,
    type: 'one',
    icon: 'mdi-format-list-bulleted',
    title: menuTitles.exited,
    target: '/t-exited',
  },
  {
    roles: elders,
    type: 'one',
    icon: 'mdi-text-box-outline',
    title: menuTitles.territory,
    target: firstOfAll,
  },
  {
    roles: managers,
    type: 'one',
    icon: 'mdi-undo',
    title: menuTitles.exitCancel,
    target: '/t-exit-cancel',
  },
  {
    roles: managers,
    type: 'sub',
    icon: 'mdi-map',
    title: menuTitles.territories,
    children: [
      { icon: 'mdi-map-plus', title: menuTitles.territoryAdd, target: '/t-add' },
      { icon: 'mdi-pencil', title: menuTitles.territoryEdit, target: '/t-edit' },
      { icon: 'mdi-delete', title: menuTitles.territoryRemove, target: '/t-remove' },
      { icon: 'mdi-tag-multiple', title: menuTitles.types, target: '/t-type' },
    ],
  },
  {
    roles: managers,
    type: 'sub',
    icon: 'mdi-account-group',
    title: menuTitles.users,
    children: [
      { icon: 'mdi-format-list-bulleted', title: menuTitles.userList, target: '/u-list' },
      { icon: 'mdi-account-plus', title: menuTitles.userAdd, target: '/u-add' },
      { icon: 'mdi-account-edit', title: menuTitles.userEdit, target: '/u-edit' },
      { icon: 'mdi-account-minus', title: menuTitles.userRemove, target: '/u-remove' },
    ],
  },
  {
    roles: managers,
    type: 'one',
    icon: 'mdi-cog',
    title: menuTitles.settings,
    target: '/c-setting',
  },
  {
    roles: managers,
    type: 'one',
    icon: 'mdi-history',
    title: menuTitles.log,
    target: '/log',
  },
  {
    roles: siteAdministrator,
    type: 'one',
    icon: 'mdi-home-group',
    title: menuTitles.congregations,
    target: '/c-admin',
  },
] as const satisfies readonly (MenuItem & { readonly roles: string })[];

/**
 * Menu of a role (SHELL-22). 'Détail' opens the first territory, from which any other can be
 * chosen.
 */
export const menuItems = (
  role: RoleId,
  product: string,
  firstTerritory: number | null,
): readonly MenuItem[] =>
  menu
    .filter(({ roles }) => roles.includes(String(role)))
    .map(({ roles: _, ...item }) => ({
      ...item,
      title: capitalised(withProduct(item.title, product)),
      ...('target' in item &&
        item.target === firstOfAll && {
          target: firstTerritory === null ? '/t-edit' : `/t-view/${firstTerritory}`,
        }),
    }));
