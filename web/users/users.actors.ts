import type { Client } from '@urql/core';
import { fromPromise } from 'xstate';

import { Failure } from '#machines/failure/failure.ts';
import type {
  AddUserOutcome,
  MutationAddUserArgs,
  MutationEditUserArgs,
  Outcome,
  QueryUserToEditArgs,
  UserToEdit,
} from '#schema/generated.ts';

import { ask } from '../graphql/ask.ts';
import {
  addUserMutation,
  editUserMutation,
  removeUserMutation,
  userToEditQuery,
} from './users.operations.ts';

export const userAddActors = (client: Client) => ({
  addUser: fromPromise(
    async ({ input }: { input: MutationAddUserArgs }): Promise<AddUserOutcome> =>
      (await ask(client, addUserMutation, input)).addUser,
  ),
});

export const userEditActors = (client: Client) => ({
  userToEdit: fromPromise(
    async ({ input }: { input: QueryUserToEditArgs }): Promise<UserToEdit> => {
      const { userToEdit } = await ask(client, userToEditQuery, input);
      if (userToEdit === null) throw new Failure('BACKEND_BAD_RESPONSE');
      return userToEdit;
    },
  ),
  editUser: fromPromise(
    async ({ input }: { input: MutationEditUserArgs }): Promise<Outcome> =>
      (await ask(client, editUserMutation, input)).editUser,
  ),
});

export const userRemoveActors = (client: Client) => ({
  perform: fromPromise(
    async ({ input }: { input: { about: string } }): Promise<Outcome> =>
      (await ask(client, removeUserMutation, { userId: input.about })).removeUser,
  ),
});
