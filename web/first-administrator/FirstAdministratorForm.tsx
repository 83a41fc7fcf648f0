import type { UseFormReturn } from 'react-hook-form';

import {
  codeFault,
  congregationNameFault,
  ownPasswordFault,
} from '#machines/first-administrator/first-administrator.rules.ts';
import { newLoginFault } from '#machines/parts/fields/fields.rules.ts';
import type { MutationAddFirstAdministratorArgs } from '#schema/generated.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import type { ShownProblem } from '../parts/failure/problem.view.ts';
import { PasswordField } from '../parts/fields/PasswordField.tsx';
import { TextField } from '../parts/fields/TextField.tsx';
import { validated } from '../parts/texts/faults.ts';
import { texts as shared } from '../parts/texts/texts.ts';
import { firstAdministratorTexts as texts } from './first-administrator.texts.ts';
import classes from './FirstAdministratorForm.module.css';

interface Props {
  readonly form: UseFormReturn<MutationAddFirstAdministratorArgs>;
  readonly canSubmit: boolean;
  readonly making: boolean;
  readonly problem: ShownProblem | null;
  readonly onSubmit: (entered: MutationAddFirstAdministratorArgs) => void;
}

export function FirstAdministratorForm({ form, problem, onSubmit, ...props }: Props) {
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  return (
    <form className={classes.form} onSubmit={handleSubmit(onSubmit)} noValidate>
      <TextField
        label={texts.codeField}
        hint={texts.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.code?.message}
        {...register('code', { validate: validated(codeFault) })}
      />
      <TextField
        label={texts.congregationField}
        autoComplete="organization"
        error={errors.congregation?.message}
        {...register('congregation', { validate: validated(congregationNameFault) })}
      />
      <TextField
        label={shared.loginField}
        hint={texts.loginHint}
        autoComplete="username"
        error={errors.login?.message}
        {...register('login', { validate: validated(newLoginFault) })}
      />
      <PasswordField
        label={texts.passwordField}
        hint={texts.passwordHint}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', { validate: validated(ownPasswordFault) })}
      />
      <Button kind="primary" type="submit" disabled={!props.canSubmit} busy={props.making}>
        {texts.submit}
      </Button>
      {problem && <Alert severity={problem.severity}>{problem.message}</Alert>}
    </form>
  );
}
