import type { SnapshotFrom } from 'xstate';

import { questionIn } from '#machines/parts/flow/meta.ts';
import type { userAddMachine } from '#machines/users/user-add.machine.ts';
import type { userEditMachine } from '#machines/users/user-edit.machine.ts';
import type { userRemovalMachine } from '#machines/users/user-removal.machine.ts';
import type { UserEntries } from '#machines/users/users.rules.ts';
import { usualRoleId } from '#schema/limits.ts';
import type { UsersQuery } from '#web/parts/graphql/generated/graphql.ts';

import { problemView } from '../parts/failure/problem.view.ts';
import { usersTexts } from './users.texts.ts';

export type ListedUser = NonNullable<UsersQuery['users']>['users'][number] & {
  /** Whether the reader may edit and remove this user (B-06). */
  readonly manageable: boolean;
};

/** The listed and the manageable users joined; null until both are loaded. */
export function listedUsers({ users, manageableUsers }: Partial<UsersQuery>) {
  if (!users || !manageableUsers) return null;
  const manageable = new Set(manageableUsers.map(({ id }) => id));
  return {
    total: users.total,
    users: users.users.map((user): ListedUser => ({
      ...user,
      manageable: manageable.has(user.id),
    })),
  };
}

/** Whether the user takes automatic mails, in words (ULST-03). */
export const subscriptionText = ({ subscription }: Pick<ListedUser, 'subscription'>) =>
  subscription ? usersTexts.list.accepts : usersTexts.list.refuses;

/** The state of the privacy rules; a request to be forgotten hides the others (ULST-04). */
export function privacyText(user: Pick<ListedUser, 'rgpdPrivacy' | 'rgpdForgetMe'>): string {
  const { list } = usersTexts;
  if (user.rgpdForgetMe) return list.forgetMe;
  return user.rgpdPrivacy ? list.accepted : list.notAccepted;
}

interface RoleOption {
  readonly id: string;
  readonly description: string;
}

export const roleOptions = (roles: readonly RoleOption[]) =>
  roles.map(({ id, description }) => ({ id, name: description }));

/** An empty form; the usual role is chosen (UADD-03). */
export const firstEntries = (roles: readonly RoleOption[]): UserEntries => ({
  login: '',
  password: '',
  email: '',
  roleId: (roles.find(({ id }) => id === usualRoleId) ?? roles.at(-1))?.id ?? '',
});

/** What happens to a password left empty (B-50). */
export const passwordHint = (email: string, mailsKept: boolean) =>
  mailsKept || email.trim() === '' ? usersTexts.add.shown : usersTexts.add.mailed;

/** The form of u-add; what is possible comes from the machine. */
export const userAddView = (
  snapshot: SnapshotFrom<typeof userAddMachine>,
  entered: UserEntries,
) => ({
  adding: snapshot.hasTag('busy'),
  canAdd: snapshot.can({ type: 'add', ...entered }),
  problem: problemView(snapshot.context.problem),
});

/** The two steps of u-edit; what is possible comes from the machine. */
export function userEditView(snapshot: SnapshotFrom<typeof userEditMachine>) {
  const { userId, user, problem } = snapshot.context;
  const failed = snapshot.matches({ chosen: 'failed' });
  return {
    choosing: snapshot.matches('choosing'),
    userId,
    user,
    loading: snapshot.matches({ chosen: 'loading' }),
    stalled: failed && problem === null,
    failure: failed ? problemView(problem) : null,
    saving: snapshot.matches('saving'),
    canSave: (entered: UserEntries) => snapshot.can({ type: 'edit', ...entered }),
    canCancel: snapshot.can({ type: 'cancel' }),
    problem: failed ? null : problemView(problem),
  };
}

/** The removal of one user; what is possible comes from the machine. */
export const userRemovalView = (
  snapshot: SnapshotFrom<typeof userRemovalMachine>,
  userId: string,
) => ({
  question: questionIn(snapshot.getMeta()),
  canRemove: userId !== '' && snapshot.can({ type: 'ask', subject: { userId } }),
  removing: snapshot.hasTag('busy'),
  problem: problemView(snapshot.context.problem),
});
