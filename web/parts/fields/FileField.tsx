import { useId } from 'react';

import { describedBy, Field } from './Field.tsx';
import { fileFieldTexts as texts } from './file-field.texts.ts';
import classes from './FileField.module.css';

interface Props {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly accept: string;
  readonly disabled?: boolean;
  readonly fileName: string | null;
  readonly onChoose: (file: File) => void;
}

export function FileField({ label, error, hint, accept, disabled, fileName, onChoose }: Props) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <div className={classes.file}>
        <span aria-hidden="true">{texts.choose}</span>
        <span>{fileName ?? texts.none}</span>
        <input
          id={id}
          type="file"
          accept={accept}
          disabled={disabled}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { error, hint })}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Allows choosing the same file again, after it was corrected.
            target.value = '';
            if (file) onChoose(file);
          }}
        />
      </div>
    </Field>
  );
}
