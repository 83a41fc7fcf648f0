import type { UseFormReturn } from 'react-hook-form';

import { emailFault, newPasswordFault } from '#machines/parts/fields/fields.rules.ts';
import { newLoginFault, roleFault, type UserEntries } from '#machines/users/users.rules.ts';

import type { Option } from '../parts/fields/combobox.view.ts';
import { PasswordField } from '../parts/fields/PasswordField.tsx';
import { SelectField } from '../parts/fields/SelectField.tsx';
import { TextField } from '../parts/fields/TextField.tsx';
import { validated } from '../parts/texts/faults.ts';
import { usersTexts } from './users.texts.ts';
import blocks from '../parts/theme/Blocks.module.css';

interface Props {
  readonly form: UseFormReturn<UserEntries>;
  readonly roles: readonly Option[];
  readonly password: string;
  readonly passwordHint: string;
}

/** The fields of a user; the password is visible until hidden (UADD-02, UEDT-02). */
export function UserFields({ form, roles, password, passwordHint }: Props) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <div className={blocks.fields}>
        <TextField
          label={usersTexts.login}
          autoComplete="off"
          spellCheck={false}
          error={errors.login?.message}
          {...register('login', { validate: validated(newLoginFault) })}
        />
        <SelectField
          label={usersTexts.role}
          options={roles}
          error={errors.roleId?.message}
          {...register('roleId', { validate: validated(roleFault) })}
        />
      </div>
      <div className={blocks.fields}>
        <TextField
          label={usersTexts.email}
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          error={errors.email?.message}
          {...register('email', { validate: validated(emailFault) })}
        />
        <PasswordField
          label={password}
          hint={passwordHint}
          autoComplete="new-password"
          inClear
          error={errors.password?.message}
          {...register('password', { validate: validated(newPasswordFault) })}
        />
      </div>
    </>
  );
}
