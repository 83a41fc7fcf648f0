import type { UseFormReturn } from 'react-hook-form';

import { typeNameFault, type TypeNames } from '#machines/types/types.rules.ts';

import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { TextField } from '../fields/TextField.tsx';
import { validated } from '../texts/faults.ts';
import { withProduct } from '../texts/product.ts';
import { texts as shared } from '../texts/texts.ts';
import { typesTexts as texts } from './types.texts.ts';
import type { typesView } from './types.view.ts';
import classes from './TypesScreen.module.css';

interface Props {
  readonly view: ReturnType<typeof typesView>['form'];
  readonly form: UseFormReturn<TypeNames>;
  readonly onSave: (names: TypeNames) => void;
  readonly onCancel: () => void;
}

/** TYP-05, TYP-07, TYP-08. What is typed is not lost by a slip of the pointer. */
export function TypeDialog({ view, form, onSave, onCancel }: Props) {
  const { register, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const { open, renamed, problem, canSave, saving } = view;
  return (
    <Dialog
      title={renamed === null ? withProduct(texts.addTitle) : texts.editTitle(renamed)}
      open={open}
      onClose={onCancel}
      persistent={isDirty || saving}
      width="26rem"
    >
      <form className={classes['form']} onSubmit={handleSubmit(onSave)} noValidate>
        <TextField
          label={texts.longName}
          autoComplete="off"
          error={errors.longName?.message}
          {...register('longName', { validate: validated(typeNameFault) })}
        />
        <TextField
          label={texts.shortName}
          hint={texts.shortNameHint}
          autoComplete="off"
          error={errors.shortName?.message}
          {...register('shortName', { validate: validated(typeNameFault) })}
        />
        {problem !== null && <Alert severity={problem.severity}>{problem.message}</Alert>}
        <div className={classes['buttons']}>
          <Button disabled={saving} onClick={onCancel}>
            {shared.cancel}
          </Button>
          <Button kind="primary" type="submit" disabled={!canSave && !saving} busy={saving}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
