import { Controller, type UseFormReturn } from 'react-hook-form';

import { congregationFault, loginFault, passwordFault } from '#machines/session/session.rules.ts';
import type { Credentials } from '#machines/session/session.rules.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import type { ShownProblem } from '../parts/failure/problem.view.ts';
import { Combobox } from '../parts/fields/Combobox.tsx';
import type { Option } from '../parts/fields/combobox.view.ts';
import { PasswordField } from '../parts/fields/PasswordField.tsx';
import { Switch } from '../parts/fields/Switch.tsx';
import { TextField } from '../parts/fields/TextField.tsx';
import { validated } from '../parts/texts/faults.ts';
import { texts } from '../parts/texts/texts.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './SessionForm.module.css';
import { signInTexts } from './session.texts.ts';

export interface SignInFields extends Credentials {
  /** Whether this device keeps login and congregation. */
  readonly keep: boolean;
}

interface Props {
  readonly form: UseFormReturn<SignInFields>;
  readonly congregations: readonly Option[];
  readonly congregationsMissing: boolean;
  readonly canSubmit: boolean;
  readonly submitting: boolean;
  readonly problem: ShownProblem | null;
  readonly onChange: () => void;
  readonly onSubmit: (entered: SignInFields) => void;
  readonly onCongregationsWanted: () => void;
}

export function SignInForm({ form, onChange, onSubmit, ...props }: Props) {
  const { register, control, handleSubmit, formState } = form;
  const { errors } = formState;
  return (
    <form
      className={`${blocks.form} ${classes.signIn}`}
      onSubmit={handleSubmit(onSubmit)}
      onChange={onChange}
      noValidate
    >
      <TextField
        label={texts.loginField}
        // The browser offers passkeys in it, too (OWN-361).
        autoComplete="username webauthn"
        error={errors.login?.message}
        {...register('login', { validate: validated(loginFault) })}
      />
      <PasswordField
        label={signInTexts.passwordField}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { validate: validated(passwordFault) })}
      />
      <Controller
        name="congregationId"
        control={control}
        rules={{ validate: validated(congregationFault) }}
        render={({ field }) => (
          <Combobox
            label={texts.congregationField}
            options={props.congregations}
            value={field.value}
            error={errors.congregationId?.message}
            hint={props.congregationsMissing ? signInTexts.congregationsMissing : undefined}
            onOpen={props.congregationsMissing ? props.onCongregationsWanted : undefined}
            onBlur={field.onBlur}
            onChange={(id) => {
              field.onChange(id);
              onChange();
            }}
          />
        )}
      />
      <Controller
        name="keep"
        control={control}
        render={({ field }) => (
          <Switch
            kind="checkbox"
            label={signInTexts.keep}
            hint={signInTexts.keepHint}
            checked={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Button kind="primary" type="submit" disabled={!props.canSubmit} busy={props.submitting}>
        {texts.validate}
      </Button>
      {props.problem && <Alert severity={props.problem.severity}>{props.problem.message}</Alert>}
    </form>
  );
}
