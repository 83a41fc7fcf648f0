import type { UseFormReturn } from 'react-hook-form';

import {
  codeFault,
  type FirstAdministratorEntries,
  firstCongregationFault,
  firstLoginFault,
  firstPasswordFault,
} from '#machines/first-administrator/first-administrator.rules.ts';

import { emailFault } from '#machines/parts/fields/fields.rules.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import type { ShownProblem } from '../parts/failure/problem.view.ts';
import { PasswordField } from '../parts/fields/PasswordField.tsx';
import { TextField } from '../parts/fields/TextField.tsx';
import { validated } from '../parts/texts/faults.ts';
import { firstAdministratorTexts as words } from './first-administrator.texts.ts';
import blocks from '../parts/theme/Blocks.module.css';

interface Props {
  readonly form: UseFormReturn<FirstAdministratorEntries>;
  readonly canSubmit: boolean;
  readonly making: boolean;
  readonly problem: ShownProblem | null;
  readonly onSubmit: (entered: FirstAdministratorEntries) => void;
}

export function FirstAdministratorForm({ form, canSubmit, making, problem, onSubmit }: Props) {
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  return (
    <form className={blocks.form} onSubmit={handleSubmit(onSubmit)} noValidate>
      <TextField
        label={words.code}
        hint={words.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.code?.message}
        {...register('code', { validate: validated(codeFault) })}
      />
      <TextField
        label={words.congregation}
        autoComplete="off"
        error={errors.congregation?.message}
        {...register('congregation', { validate: validated(firstCongregationFault) })}
      />
      <TextField
        label={words.login}
        autoComplete="username"
        error={errors.login?.message}
        {...register('login', { validate: validated(firstLoginFault) })}
      />
      <TextField
        label={words.email}
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        error={errors.email?.message}
        {...register('email', { validate: validated(emailFault) })}
      />
      <PasswordField
        label={words.password}
        hint={words.passwordHint}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', { validate: validated(firstPasswordFault), deps: 'repeated' })}
      />
      <PasswordField
        label={words.repeated}
        autoComplete="new-password"
        error={errors.repeated?.message}
        {...register('repeated', {
          validate: (repeated, { password }) => repeated === password || words.different,
        })}
      />
      <Button kind="primary" type="submit" disabled={!canSubmit} busy={making}>
        {words.make}
      </Button>
      {problem && <Alert severity={problem.severity}>{problem.message}</Alert>}
    </form>
  );
}
