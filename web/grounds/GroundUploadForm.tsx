import { useState } from 'react';

import {
  type GroundEntries,
  groundNameOf,
  type GroundPart,
  noGroundEntries,
} from '#machines/grounds/grounds.rules.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { FileField } from '../parts/fields/FileField.tsx';
import { RadioGroup } from '../parts/fields/RadioGroup.tsx';
import { TextField } from '../parts/fields/TextField.tsx';
import { texts as shared } from '../parts/texts/texts.ts';
import {
  fieldErrors,
  fromOptions,
  type groundUploadView,
  partOptions,
} from './ground-upload.view.ts';
import { groundUploadTexts as texts } from './grounds.texts.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Grounds.module.css';

interface Props {
  readonly view: ReturnType<typeof groundUploadView>;
  readonly onChoose: (file: File) => void;
  readonly onBring: (entered: GroundEntries) => void;
  readonly onCancel: () => void;
}

const parts: readonly GroundPart[] = ['all', 'around', 'frame'];
const partOf = (id: string): GroundPart => parts.find((part) => part === id) ?? 'all';

export function GroundUploadForm({ view, onChoose, onBring, onCancel }: Props) {
  const [entered, setEntered] = useState(noGroundEntries);
  const [named, setNamed] = useState(false);
  const errors = fieldErrors(entered);
  const enter = (change: Partial<GroundEntries>) => setEntered((now) => ({ ...now, ...change }));
  /** The file names the ground until somebody does. */
  const suggest = (fileName: string) => (named ? {} : { name: groundNameOf(fileName) });
  return (
    <form
      className={`${blocks.form} ${classes.form}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onBring(entered);
      }}
    >
      <RadioGroup
        label={texts.from}
        options={fromOptions}
        value={entered.from}
        onChange={(from) => enter({ from: from === 'server' ? 'server' : 'browser' })}
      />
      {entered.from === 'browser' ? (
        <FileField
          label={texts.file}
          hint={texts.fileHint}
          error={view.fileFault}
          accept=".pbf,.pmtiles"
          disabled={!view.canChoose}
          fileName={view.fileName}
          onChoose={(file) => {
            onChoose(file);
            enter(suggest(file.name));
          }}
        />
      ) : (
        <TextField
          label={texts.path}
          hint={texts.pathHint}
          error={errors.path}
          autoComplete="off"
          spellCheck={false}
          value={entered.path}
          onChange={({ target: { value } }) =>
            enter({ path: value, ...suggest(value.split(/[\\/]/u).at(-1) ?? '') })
          }
        />
      )}
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        error={errors.name}
        autoComplete="off"
        value={entered.name}
        onChange={({ target }) => {
          setNamed(target.value !== '');
          enter({ name: target.value });
        }}
      />
      <RadioGroup
        label={texts.part}
        options={partOptions}
        value={entered.part}
        onChange={(part) => enter({ part: partOf(part) })}
      />
      {entered.part === 'around' && (
        <div className={classes.row}>
          <TextField
            label={texts.centre}
            hint={texts.centreHint}
            error={errors.centre}
            autoComplete="off"
            value={entered.centre}
            onChange={({ target }) => enter({ centre: target.value })}
          />
          <TextField
            label={texts.km}
            hint={texts.kmHint}
            error={errors.km}
            autoComplete="off"
            inputMode="decimal"
            value={entered.km}
            onChange={({ target }) => enter({ km: target.value })}
          />
        </div>
      )}
      {entered.part === 'frame' && (
        <TextField
          label={texts.frame}
          hint={texts.frameHint}
          error={errors.frame}
          autoComplete="off"
          value={entered.frame}
          onChange={({ target }) => enter({ frame: target.value })}
        />
      )}
      {view.measuring && <p role="status">{texts.measuring}</p>}
      {view.problem !== null && (
        <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
      )}
      <div className={classes.buttons}>
        <Button disabled={!view.canClose} onClick={onCancel}>
          {shared.cancel}
        </Button>
        <Button
          kind="primary"
          type="submit"
          disabled={!view.canBring(entered) && !view.busy}
          busy={view.busy}
        >
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
