import type { UseFormReturn } from 'react-hook-form';

import { typeNameFault, type TypeNames } from '#machines/territory-types/territory-types.rules.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { TextField } from '../parts/fields/TextField.tsx';
import { validated } from '../parts/texts/faults.ts';
import { withProduct } from '../parts/texts/product.ts';
import { texts as shared } from '../parts/texts/texts.ts';
import { territoryTypesTexts as texts } from './territory-types.texts.ts';
import type { territoryTypesView } from './territory-types.view.ts';
import blocks from '../parts/theme/Blocks.module.css';

interface Props {
  readonly view: ReturnType<typeof territoryTypesView>['form'];
  readonly form: UseFormReturn<TypeNames>;
  readonly onSave: (names: TypeNames) => void;
  readonly onCancel: () => void;
}

/** The names of a new or renamed type; once typed in, no click outside closes it (TYP-05, TYP-07, TYP-08). */
export function TerritoryTypeDialog({ view, form, onSave, onCancel }: Props) {
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
      <form className={blocks.form} onSubmit={handleSubmit(onSave)} noValidate>
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
        <div className={blocks.buttons}>
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
