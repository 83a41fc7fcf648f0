import { z } from 'zod';
import { path } from '../parts/rest/call-path.ts';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';

const publisherFields = { id: wire.id, login: wire.text };
const publishers = wire.object({ users: wire.list(wire.object(publisherFields)) });
const everyPublisher = wire.object({
  users: wire.list(wire.object(publisherFields)),
  number_of_users: wire.integer,
});

const users = wire.object({
  total: wire.integer,
  users: wire.list(
    wire.object({
      ...publisherFields,
      email: wire.textOrEmpty,
      subscription: wire.boolean,
      rgpd_privacy: wire.boolean,
      rgpd_forget_me: wire.boolean,
      role_id: wire.id,
      role_description: wire.text,
      role_color: wire.textOrEmpty,
      css_class: wire.textOrEmpty,
    }),
  ),
});

const roles = wire.list(wire.object({ id: wire.id, description: wire.text }));
const allowedRoles = wire.object({ roles });

const userToEdit = wire.object({
  login: wire.text,
  email: wire.textOrEmpty,
  role_id: wire.id,
  roles,
});

const assignment = {
  territory_id: wire.id,
  history_id: wire.id,
  number_name: wire.text,
  release_date: wire.text,
  release_date_human: wire.text,
  activity: wire.text,
};
const person = wire.object({
  user_id: wire.id,
  login: wire.text,
  role_description: wire.text,
  editable: wire.boolean,
  held: wire.list(
    wire.object({
      ...assignment,
      theoretical_return_date: wire.text,
      theoretical_return_date_human: wire.text,
      css_class: wire.textOrEmpty,
      asked: wire.list(z.enum(['returned', 'month'])),
    }),
  ),
  past: wire.list(
    wire.object({ ...assignment, return_date: wire.text, return_date_human: wire.text }),
  ),
});

const added = wire.object({ password: wire.textOrNull });

interface UserForm {
  readonly login: string;
  readonly password: string;
  readonly email: string;
  readonly roleId: string;
}

/** REST calls of users (REST-28 … REST-36). */
export const usersRest = (rest: Rest) => ({
  existingUsers: () => rest.get('/user/list/add', publishers),
  users: () => rest.get('/user/list', users),
  publishers: () => rest.get('/user/list/entire', everyPublisher),
  allowedRoles: () => rest.get('/user/allowedroles', allowedRoles),
  manageableUsers: () => rest.get('/user/list/editorremove', publishers),
  person: (userId: string) => rest.get(path`/user/person/${userId}`, person),
  userToEdit: (userId: string) => rest.read('/user/view', { user_id: userId }, userToEdit),
  addUser: (form: UserForm) => rest.postFor('/user/add', formFields(form), added),
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
