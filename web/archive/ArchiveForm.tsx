import { useForm, useWatch } from 'react-hook-form';

import { newNameFault } from '#machines/archive/archive.rules.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { FileField } from '../parts/fields/FileField.tsx';
import { Switch } from '../parts/fields/Switch.tsx';
import { TextField } from '../parts/fields/TextField.tsx';
import { validated } from '../parts/texts/faults.ts';
import { texts as shared } from '../parts/texts/texts.ts';
import { archiveTexts as texts } from './archive.texts.ts';
import type { archiveImportView } from './archive.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Archive.module.css';

interface Props {
  readonly view: ReturnType<typeof archiveImportView>;
  readonly onChoose: (file: File) => void;
  readonly onImport: (it: { readonly name: string; readonly leaveOut: boolean }) => void;
  readonly onCancel: () => void;
}

export function ArchiveForm({ view, onChoose, onImport, onCancel }: Props) {
  const { register, handleSubmit, control, formState, setValue } = useForm({
    mode: 'all',
    defaultValues: { name: '', leaveOut: false },
  });
  const [name, leaveOut] = useWatch({ control, name: ['name', 'leaveOut'] });
  return (
    <form className={blocks.form} onSubmit={handleSubmit(onImport)} noValidate>
      <FileField
        label={texts.file}
        error={view.fault ?? undefined}
        hint={texts.fileHint}
        accept=".zip"
        disabled={!view.canChoose}
        fileName={view.fileName}
        onChoose={(file) => {
          setValue('leaveOut', false);
          onChoose(file);
        }}
      />
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register('name', { validate: validated(newNameFault) })}
      />
      {view.importing && <p role="status">{texts.sending}</p>}
      {view.problem !== null && (
        <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
      )}
      {view.leaveOutOffered && (
        <Switch
          kind="checkbox"
          label={texts.leaveOut}
          hint={texts.leaveOutHint}
          checked={leaveOut}
          disabled={view.importing}
          onChange={(checked) => setValue('leaveOut', checked)}
        />
      )}
      <div className={`${blocks.buttons} ${classes.buttons}`}>
        <Button disabled={!view.canClose} onClick={onCancel}>
          {shared.cancel}
        </Button>
        <Button
          kind="primary"
          type="submit"
          disabled={!view.canImport(name) && !view.importing}
          busy={view.importing}
        >
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
