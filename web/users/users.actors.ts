import type { userAddMachine } from '#machines/users/user-add.machine.ts';
import type { userEditMachine } from '#machines/users/user-edit.machine.ts';
import type { userRemovalMachine } from '#machines/users/user-removal.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import {
  addUserMutation,
  editUserMutation,
  removeUserMutation,
  userToEditQuery,
} from './users.operations.ts';

export const userAddActors: ActorsOf<typeof userAddMachine> = (client) => ({
  addUser: asks(client, addUserMutation),
});

export const userEditActors: ActorsOf<typeof userEditMachine> = (client) => ({
  userToEdit: asks(client, userToEditQuery),
  editUser: asks(client, editUserMutation),
});

export const userRemovalActors: ActorsOf<typeof userRemovalMachine> = (client) => ({
  removeUser: asks(client, removeUserMutation),
});
