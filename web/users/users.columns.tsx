import { DeleteOutlined, EditOutlined, UserOutlined } from '@ant-design/icons';

import { PersonLink } from '../domain/people/PersonLink.tsx';
import { ButtonLink } from '../parts/button/ButtonLink.tsx';
import type { Column } from '../parts/table/table.column.ts';
import { serverColour } from '../parts/theme/server-colour.ts';
import { userPath } from './user.address.ts';
import { usersTexts } from './users.texts.ts';
import { type ListedUser, privacyText, subscriptionText } from './users.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Users.module.css';

const { list } = usersTexts;

/** The columns of the list (ULST-02…05); the last one links to editing and removal. */
export const userColumns: readonly Column<ListedUser>[] = [
  {
    id: 'login',
    header: usersTexts.login,
    text: ({ login }) => login,
    sortBy: ({ login }) => login,
    cell: ({ id, login }) => <PersonLink userId={id} login={login} />,
    card: 'title',
  },
  {
    id: 'email',
    header: usersTexts.email,
    text: ({ email }) => email,
    sortBy: ({ email }) => email || null,
    folds: 1,
  },
  {
    id: 'subscription',
    header: list.subscription,
    text: subscriptionText,
    sortBy: ({ subscription }) => subscription,
    filter: subscriptionText,
    orders: list.subscriptionOrders,
    folds: 4,
  },
  {
    id: 'rgpd_privacy',
    header: list.privacy,
    text: privacyText,
    sortBy: privacyText,
    filter: privacyText,
    folds: 3,
    cell: (user) => (
      <span className={user.rgpdForgetMe ? classes.forgetMe : undefined}>{privacyText(user)}</span>
    ),
    card: 'fact',
  },
  {
    id: 'role_description',
    header: usersTexts.role,
    text: ({ roleDescription }) => roleDescription,
    sortBy: ({ roleId }) => Number(roleId),
    filter: ({ roleDescription }) => roleDescription,
    orders: list.roleOrders,
    folds: 2,
    plain: true,
    cell: (user) => (
      <span>
        <UserOutlined aria-hidden style={{ color: serverColour(user.roleColor) }} />{' '}
        {user.roleDescription}
      </span>
    ),
    card: 'fact',
  },
  {
    id: 'actions',
    header: list.actions,
    text: ({ manageable }) => (manageable ? list.edit : ''),
    cell: ({ id, login, manageable }) =>
      manageable && (
        <span className={`${blocks.tools} ${classes.actions}`}>
          <ButtonLink kind="plain" to={userPath('/u-edit', id)} aria-label={list.editOne(login)}>
            <EditOutlined aria-hidden /> {list.edit}
          </ButtonLink>
          <ButtonLink
            kind="plain"
            to={userPath('/u-remove', id)}
            aria-label={list.removeOne(login)}
          >
            <DeleteOutlined aria-hidden /> {list.remove}
          </ButtonLink>
        </span>
      ),
    card: 'action',
    width: 26,
    compactWidth: 20,
  },
];
