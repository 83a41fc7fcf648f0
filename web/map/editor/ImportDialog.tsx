import { useId } from 'react';
import { spanNames } from '#machines/map/map-import.rules.ts';
import { Alert } from '../../alert/Alert.tsx';
import { Button } from '../../button/Button.tsx';
import { Confirm } from '../../confirm/Confirm.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import { FileField } from '../../fields/FileField.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { texts } from '../../texts/texts.ts';
import classes from './Editor.module.css';
import type { ImportView } from './map-editor.view.ts';
import { importTexts } from './map-editor.texts.ts';
import type { MapImport } from './use-map-import.ts';

interface Props {
  readonly open: boolean;
  readonly view: ImportView;
  /** Only a territory's map takes a part of a file (MAP-24, GMED-08). */
  readonly filterable: boolean;
  readonly send: MapImport['send'];
  readonly onImport: () => void;
  readonly onClose: () => void;
}

const areas = [
  { id: '', name: '' },
  ...spanNames.map((id) => ({ id, name: importTexts.areas[id] })),
];

/** A file in the place of the map (MAP-24…34, IMP-01…03). */
export function ImportDialog({ open, view, filterable, send, onImport, onClose }: Props) {
  const filterId = useId();
  return (
    <>
      <Dialog title={importTexts.title} open={open} onClose={onClose} persistent width="34rem">
        {view.problem && <Alert severity={view.problem.severity}>{view.problem.message}</Alert>}
        <FileField
          label={importTexts.file}
          error={view.fault ? importTexts.faults[view.fault] : undefined}
          hint={view.converting ? importTexts.reading : importTexts.fileHint}
          accept=".geojson,.kml,.kmz"
          fileName={view.fileName}
          onChoose={(file) => send({ type: 'file.chosen', file })}
        />
        {filterable && (
          <>
            <label className={classes['filter']} htmlFor={filterId}>
              <input
                id={filterId}
                type="checkbox"
                checked={view.filter}
                disabled={!view.canFilter}
                onChange={({ target }) => send({ type: 'filter.changed', filter: target.checked })}
              />
              {importTexts.filter}
            </label>
            <SelectField
              label={importTexts.area}
              options={areas}
              required={view.filter}
              disabled={!view.filter}
              value={view.span ?? ''}
              error={view.filter && view.span === null ? texts.required : undefined}
              onChange={({ target }) =>
                send({
                  type: 'span.chosen',
                  span: spanNames.find((name) => name === target.value) ?? null,
                })
              }
            />
          </>
        )}
        <div className={classes['answers']}>
          <Button onClick={onClose} disabled={view.importing}>
            {texts.cancel}
          </Button>
          <Button
            kind="primary"
            disabled={!view.canImport}
            busy={view.importing}
            onClick={onImport}
          >
            {importTexts.import}
          </Button>
        </div>
      </Dialog>
      <Confirm question={view.question} onAnswer={send} />
    </>
  );
}
