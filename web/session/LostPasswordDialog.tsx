import { Controller, type UseFormReturn } from 'react-hook-form';

import { congregationFault, loginFault, lostEmailFault } from '#machines/session/session.rules.ts';
import type { MutationSendLostPasswordArgs } from '#schema/generated.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import type { ShownProblem } from '../parts/failure/problem.view.ts';
import { Combobox } from '../parts/fields/Combobox.tsx';
import type { Option } from '../parts/fields/combobox.view.ts';
import { TextField } from '../parts/fields/TextField.tsx';
import { validated } from '../parts/texts/faults.ts';
import { withProduct } from '../parts/texts/product.ts';
import { texts } from '../parts/texts/texts.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './SessionForm.module.css';
import { lostPasswordTexts } from './session.texts.ts';

interface Props {
  /** No mail leaves this site: a manager gives the new password (B-150). */
  readonly mailsKept: boolean;
  readonly form: UseFormReturn<MutationSendLostPasswordArgs>;
  readonly congregations: readonly Option[];
  readonly open: boolean;
  readonly canSubmit: boolean;
  readonly canClose: boolean;
  readonly sending: boolean;
  readonly problem: ShownProblem | null;
  readonly onSubmit: (entered: MutationSendLostPasswordArgs) => void;
  readonly onClose: () => void;
}

/** Asks for login and congregation; only its own buttons close it (LOST-01). */
export function LostPasswordDialog({ form, congregations, problem, onSubmit, ...props }: Props) {
  const { register, control, handleSubmit, formState } = form;
  const { errors } = formState;
  return (
    <Dialog title={lostPasswordTexts.title} open={props.open} onClose={props.onClose} persistent>
      <form className={blocks.form} onSubmit={handleSubmit(onSubmit)} noValidate>
        <p className={classes.explanation}>{lostPasswordTexts.explanation}</p>
        {props.mailsKept && (
          <p className={classes.explanation}>{withProduct(lostPasswordTexts.noMails)}</p>
        )}
        <TextField
          label={texts.loginField}
          autoComplete="username"
          error={errors.login?.message}
          {...register('login', { validate: validated(loginFault) })}
        />
        <TextField
          label={lostPasswordTexts.emailField}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', { validate: validated(lostEmailFault) })}
        />
        <Controller
          name="congregationId"
          control={control}
          rules={{ validate: validated(congregationFault) }}
          render={({ field }) => (
            <Combobox
              label={texts.congregationField}
              options={congregations}
              value={field.value}
              error={errors.congregationId?.message}
              onBlur={field.onBlur}
              onChange={field.onChange}
            />
          )}
        />
        {problem && <Alert severity={problem.severity}>{problem.message}</Alert>}
        <div className={`${blocks.buttons} ${classes.buttons}`}>
          <Button disabled={!props.canClose} onClick={props.onClose}>
            {texts.cancel}
          </Button>
          <Button kind="primary" type="submit" disabled={!props.canSubmit} busy={props.sending}>
            {texts.validate}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
