import type { Rest } from '../parts/rest/rest.ts';

interface WirePublisher {
  readonly id: number;
  readonly login: string;
}

interface WireUser extends WirePublisher {
  readonly email: string | null;
  readonly subscription: boolean;
  readonly rgpd_privacy: boolean;
  readonly rgpd_forget_me: boolean;
  readonly role_id: number;
  readonly role_description: string;
  readonly role_color: string | null;
  readonly css_class: string | null;
}

interface WireRole {
  readonly id: number;
  readonly description: string;
}

interface WireUserToEdit {
  readonly login: string;
  readonly email: string | null;
  readonly role_id: number;
  readonly roles: readonly WireRole[];
}

interface UserForm {
  readonly login: string;
  readonly password: string;
  readonly email: string;
  readonly roleId: string;
}

type WirePublishers = { readonly users: readonly WirePublisher[] };

/** REST calls of users (REST-28 … REST-36). */
export const usersRest = (rest: Rest) => ({
  existingUsers: () => rest.get<WirePublishers>('/user/list/add'),
  users: () =>
    rest.get<{ readonly users: readonly WireUser[]; readonly total: number }>('/user/list'),
  publishers: () =>
    rest.get<WirePublishers & { readonly number_of_users: number }>('/user/list/entire'),
  allowedRoles: () => rest.get<{ readonly roles: readonly WireRole[] }>('/user/allowedroles'),
  manageableUsers: () => rest.get<WirePublishers>('/user/list/editorremove'),
  userToEdit: (userId: string) => rest.read<WireUserToEdit>('/user/view', { user_id: userId }),
  addUser: (form: UserForm) =>
    rest.post<{ readonly password?: string | null }>('/user/add', formFields(form)),
  editUser: (userId: string, form: UserForm) =>
    rest.post('/user/edit', { user_id: userId, ...formFields(form) }),
  removeUser: (userId: string) => rest.post('/user/remove', { user_id: userId }),
});

const formFields = ({ login, password, email, roleId }: UserForm) => ({
  login,
  password,
  email,
  role_id: roleId,
});
