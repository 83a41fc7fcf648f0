import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { mapImportMachine } from '#machines/map/map-import.machine.ts';
import type { MapFeatures } from '#schema/geojson.ts';
import type { StartPosition } from '#machines/map/map-editor.rules.ts';
import { spanNames } from '#machines/map/map-import.rules.ts';
import { Alert } from '../../parts/alert/Alert.tsx';
import { Button } from '../../parts/button/Button.tsx';
import { Confirm } from '../../parts/confirm/Confirm.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { FileField } from '../../parts/fields/FileField.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { LimitsPicture } from '../../parts/map/sketch/LimitsPicture.tsx';
import { FileRemarks } from '../../parts/map/reading/FileRemarks.tsx';
import { texts } from '../../parts/texts/texts.ts';
import blocks from '../../parts/theme/Blocks.module.css';
import classes from './Editor.module.css';
import { importView } from './map-editor.view.ts';
import { importTexts } from './map-editor.texts.ts';

interface Props {
  readonly importing: ActorRefFrom<typeof mapImportMachine>;
  /** The territory, as it stands above its map. */
  readonly title: string;
  readonly saved: MapFeatures;
  /** Only a territory's map takes a part of a file (MAP-24, GMED-08). */
  readonly filterable: boolean;
  /** Where the map is. */
  readonly here: () => StartPosition;
}

const areas = [
  { id: '', name: '' },
  ...spanNames.map((id) => ({ id, name: importTexts.areas[id] })),
];

/** A file in the place of the map (MAP-24…34, IMP-01…03; OWN-326). */
export function ImportDialog({ importing, title, saved, filterable, here }: Props) {
  const filterId = useId();
  const view = importView(
    useSelector(importing, (snapshot) => snapshot),
    { title, saved },
  );
  const { send } = importing;
  const close = () => send({ type: 'close' });
  return (
    <>
      <Dialog title={importTexts.title} open onClose={close} persistent width="34rem">
        {view.problem && <Alert severity={view.problem.severity}>{view.problem.message}</Alert>}
        <FileField
          label={importTexts.file}
          error={view.fault ? importTexts.faults[view.fault] : undefined}
          hint={view.converting ? importTexts.reading : importTexts.fileHint}
          accept=".geojson,.kml,.kmz"
          fileName={view.fileName}
          onChoose={(file) => send({ type: 'file.chosen', file })}
        />
        <FileRemarks
          remarks={view.remarks}
          refused="file"
          reading={view.reading}
          onReading={(reading) => send({ type: 'reading.changed', reading })}
        />
        {view.drawing && saved.features.length > 0 && (
          <LimitsPicture label={importTexts.limits} before={saved} after={view.drawing} />
        )}
        {view.doubts.length > 0 && <Alert severity="warning">{view.doubts.join(' ')}</Alert>}
        {filterable && (
          <>
            <label className={classes.filter} htmlFor={filterId}>
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
        <p className={`${blocks.hint} ${classes.atOnce}`}>{importTexts.savesAtOnce}</p>
        <div className={`${blocks.tools} ${classes.answers}`}>
          <Button onClick={close} disabled={view.importing}>
            {texts.cancel}
          </Button>
          <Button
            kind="primary"
            disabled={!view.canImport}
            busy={view.importing}
            onClick={() => send({ type: 'bring', ...here() })}
          >
            {importTexts.import}
          </Button>
        </div>
      </Dialog>
      <Confirm question={view.question} about={[title, ...view.doubts]} onAnswer={send} />
    </>
  );
}
