import { useForm, useWatch } from 'react-hook-form';

import type { UserEntries } from '#machines/users/users.rules.ts';
import type { UserToEdit } from '#schema/generated.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { userKey } from '../domain/people/people-pages.ts';
import { Button } from '../parts/button/Button.tsx';
import { LeavingGuard } from '../parts/leaving/LeavingGuard.tsx';
import { texts } from '../parts/texts/texts.ts';
import { UserFields } from './UserFields.tsx';
import { usersTexts } from './users.texts.ts';
import { roleOptions, type userEditView } from './users.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Users.module.css';

interface Props {
  readonly user: UserToEdit;
  readonly view: ReturnType<typeof userEditView>;
  readonly onSave: (entered: UserEntries) => void;
  readonly onCancel: () => void;
}

/** The form of one user; an empty password keeps the present one (UEDT-02…05). */
export function UserEditForm({ user, view, onSave, onCancel }: Props) {
  const form = useForm<UserEntries>({
    mode: 'all',
    defaultValues: { login: user.login, password: '', email: user.email, roleId: user.roleId },
  });
  const entered = { ...form.getValues(), ...useWatch({ control: form.control }) };
  return (
    <form
      className={`${blocks.card} ${blocks.column} ${classes.card}`}
      onSubmit={form.handleSubmit(onSave)}
      noValidate
    >
      <h2>{user.login}</h2>
      <UserFields
        form={form}
        roles={roleOptions(user.roles)}
        password={usersTexts.edit.password}
        passwordHint={usersTexts.edit.passwordHint}
      />
      {view.problem !== null && (
        <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
      )}
      <div className={`${blocks.buttons} ${classes.buttons}`}>
        <Button disabled={!view.canCancel} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button kind="primary" type="submit" disabled={!view.canSave(entered)} busy={view.saving}>
          {usersTexts.edit.save}
        </Button>
      </div>
      <LeavingGuard unsaved={form.formState.isDirty} parameter={userKey} />
    </form>
  );
}
