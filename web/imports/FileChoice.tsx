import { DownloadOutlined } from '@ant-design/icons';
import { useId } from 'react';

import type { ImportKind } from '#schema/generated.ts';

import { Button } from '../button/Button.tsx';
import { describedBy, Field } from '../fields/Field.tsx';
import { saveBlob } from '../files/save-file.ts';
import { readableEndings } from '../import-files/read-file.ts';
import { withProduct } from '../texts/product.ts';
import classes from './Imports.module.css';
import { importsTexts as texts, modelRows } from './imports.texts.ts';
import { importKinds, type ImportView } from './imports.view.ts';

interface Props {
  readonly view: ImportView;
  readonly onFile: (file: File) => void;
}

/** As a French spreadsheet opens it. */
function saveModel(kind: ImportKind): void {
  const text = modelRows[kind].map((cells) => cells.join(';')).join('\r\n');
  saveBlob(
    new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' }),
    `${texts.modelFile[kind]}.csv`,
  );
}

export function FileChoice({ view, onFile }: Props) {
  const id = useId();
  const error = view.problem?.message;
  const hint = view.reading ? texts.reading : texts.fileHint;
  return (
    <section className={classes['card']}>
      <Field id={id} label={texts.file} error={error} hint={hint}>
        <div className={classes['file']}>
          <span aria-hidden="true">{texts.choose}</span>
          <span>{view.fileName ?? texts.noFile}</span>
          <input
            id={id}
            type="file"
            accept={readableEndings}
            disabled={view.busy}
            aria-invalid={error !== undefined}
            aria-describedby={describedBy(id, { error, hint })}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file) onFile(file);
            }}
          />
        </div>
      </Field>
      <div className={classes['models']}>
        <h2>{texts.models}</h2>
        {importKinds.map((kind) => (
          <Button key={kind} onClick={() => saveModel(kind)}>
            <DownloadOutlined aria-hidden /> {withProduct(texts.kinds[kind])}
          </Button>
        ))}
      </div>
    </section>
  );
}
