import { useState } from 'react';

import type { CreationEntries } from '#machines/territory/territory-creation.rules.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { ClearableField } from '../parts/fields/ClearableField.tsx';
import { SelectField } from '../parts/fields/SelectField.tsx';
import { Switch } from '../parts/fields/Switch.tsx';
import { TextField } from '../parts/fields/TextField.tsx';
import { faultText } from '../parts/texts/faults.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Creation.module.css';
import { territoryCreationTexts as texts } from './territory-creation.texts.ts';
import type { CreationView } from './territory-creation.view.ts';
import { territoryTexts } from './territory.texts.ts';

interface Props {
  readonly view: CreationView;
  readonly entered: CreationEntries;
  readonly onEnter: (entered: Partial<CreationEntries>) => void;
  readonly onCreate: (toDraw: boolean) => void;
}

const intoSight = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });

/** The first step of t-add: the fields of a new territory (TADD-02 … TADD-08). */
export function CreationForm({ view, entered, onEnter, onCreate }: Props) {
  const { faults, takenBy } = view;
  const [left, setLeft] = useState<readonly string[]>([]);
  const leave = (field: string) => () => setLeft((before) => [...before, field]);
  // A fault shows while typing, but "required" only once the field was left.
  const errorOf = (field: keyof CreationEntries) => {
    const fault = faults?.[field] ?? null;
    return fault?.code === 'required' && !left.includes(field) ? undefined : faultText(fault);
  };
  const types = view.choices?.types.map(({ id, longName }) => ({ id, name: longName })) ?? [];

  return (
    <form
      className={`${blocks.card} ${blocks.column} ${classes.card}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onCreate(false);
      }}
    >
      <div className={classes.named}>
        <TextField
          label={territoryTexts.number}
          value={entered.number}
          inputMode="numeric"
          autoComplete="off"
          hint={view.suggested ? texts.numberSuggested : texts.numberRange}
          error={errorOf('number') ?? (takenBy === null ? undefined : texts.numberTaken(takenBy))}
          onChange={({ target }) => onEnter({ number: target.value })}
          onBlur={leave('number')}
        />
        <TextField
          label={territoryTexts.name}
          value={entered.name}
          autoComplete="off"
          error={errorOf('name')}
          onChange={({ target }) => onEnter({ name: target.value })}
          onBlur={leave('name')}
        />
      </div>
      <div className={classes.pair}>
        <SelectField
          label={territoryTexts.type}
          options={types}
          value={entered.typeId}
          error={errorOf('typeId')}
          onChange={({ target }) => onEnter({ typeId: target.value })}
        />
        <TextField
          label={territoryTexts.gate}
          value={entered.gate}
          inputMode="numeric"
          autoComplete="off"
          hint={texts.gateHint}
          error={errorOf('gate')}
          onChange={({ target }) => onEnter({ gate: target.value })}
        />
      </div>
      <Switch
        label={territoryTexts.noVisited}
        checked={entered.noVisited}
        onChange={(noVisited) => onEnter({ noVisited })}
      />
      <TextField
        label={texts.mapUrl}
        value={entered.mapUrl}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        hint={texts.mapUrlHint}
        error={errorOf('mapUrl')}
        onChange={({ target }) => onEnter({ mapUrl: target.value })}
      />
      <ClearableField
        label={territoryTexts.note}
        value={entered.note}
        autoComplete="off"
        error={errorOf('note')}
        onType={(note) => onEnter({ note })}
      />
      {view.problem !== null && (
        <div ref={intoSight} className={classes.problem}>
          <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
        </div>
      )}
      <div className={`${blocks.buttons} ${classes.action}`}>
        {entered.mapUrl === '' && (
          <Button disabled={!view.canCreate} onClick={() => onCreate(true)}>
            {texts.createToDraw}
          </Button>
        )}
        <Button
          kind="primary"
          type="submit"
          disabled={!view.canCreate && !view.creating}
          busy={view.creating}
        >
          {texts.create}
        </Button>
      </div>
    </form>
  );
}
