import { useForm, useWatch } from 'react-hook-form';

import {
  congregationNameFault,
  contactFault,
  type CongregationEntries,
} from '#machines/congregations/congregations.rules.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { TextField } from '../parts/fields/TextField.tsx';
import { validated } from '../parts/texts/faults.ts';
import { texts } from '../parts/texts/texts.ts';
import { congregationsTexts } from './congregations.texts.ts';
import type { congregationsView } from './congregations.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Congregations.module.css';

interface Props {
  readonly dialog: ReturnType<typeof congregationsView>['dialog'];
  readonly onSave: (entered: CongregationEntries) => void;
  readonly onCancel: () => void;
}

/** The form of a congregation; only its own buttons close it, so that no entry is lost (CADM-04). */
export const CongregationDialog = ({ dialog, onSave, onCancel }: Props) => (
  <Dialog title={dialog.title} open={dialog.open} onClose={onCancel} persistent>
    <CongregationForm dialog={dialog} onSave={onSave} onCancel={onCancel} />
  </Dialog>
);

function CongregationForm({ dialog, onSave, onCancel }: Props) {
  const form = useForm<CongregationEntries>({ mode: 'all', defaultValues: dialog.first });
  const entered = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const { register, formState } = form;
  return (
    <form className={classes.form} onSubmit={form.handleSubmit(onSave)} noValidate>
      <TextField
        label={congregationsTexts.name}
        hint={congregationsTexts.nameHint}
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register('name', { validate: validated(congregationNameFault) })}
      />
      <TextField
        label={congregationsTexts.contact}
        hint={congregationsTexts.contactHint}
        autoComplete="off"
        error={formState.errors.contact?.message}
        {...register('contact', { validate: validated(contactFault) })}
      />
      {dialog.problem !== null && (
        <Alert severity={dialog.problem.severity}>{dialog.problem.message}</Alert>
      )}
      <div className={`${blocks.buttons} ${classes.buttons}`}>
        <Button disabled={!dialog.canCancel} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button
          kind="primary"
          type="submit"
          disabled={!dialog.canSave(entered)}
          busy={dialog.saving}
        >
          {congregationsTexts.save}
        </Button>
      </div>
    </form>
  );
}
