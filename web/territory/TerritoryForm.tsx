import type { SettingsEntries } from '#machines/territory/territory.rules.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { ClearableField } from '../parts/fields/ClearableField.tsx';
import { SelectField } from '../parts/fields/SelectField.tsx';
import { Switch } from '../parts/fields/Switch.tsx';
import { TextField } from '../parts/fields/TextField.tsx';
import { faultText } from '../parts/texts/faults.ts';
import { Button } from '../parts/button/Button.tsx';
import type { GroundView } from './territory-ground.view.ts';
import { withProduct } from '../parts/texts/product.ts';
import { territoryTexts as texts } from './territory.texts.ts';
import type { TerritoryView } from './territory.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './TerritoryForm.module.css';

interface Props {
  readonly view: TerritoryView;
  readonly ground: GroundView;
  readonly onEnter: (entered: Partial<SettingsEntries>) => void;
}

/** Who edits has pressed a button that is gone. */
const focusOnArrival = (field: HTMLInputElement | null) => field?.focus();

/** The fields of a territory while it is edited (DET-07, DET-10 … DET-17). */
export function TerritoryForm({ view, ground, onEnter }: Props) {
  const { settings, entered, faults } = view;
  const types = settings.types.map(({ id, longName }) => ({ id, name: longName }));
  const known = types.some(({ id }) => id === entered.typeId);
  const errorOf = (field: keyof typeof faults) => faultText(faults[field]);

  return (
    <div className={blocks.form}>
      <div className={classes.named}>
        <TextField label={texts.number} value={settings.number} readOnly />
        <TextField
          ref={focusOnArrival}
          label={texts.name}
          value={entered.name}
          autoComplete="off"
          readOnly={!view.editing}
          error={errorOf('name')}
          onChange={({ target }) => onEnter({ name: target.value })}
        />
      </div>
      <div className={classes.pair}>
        <SelectField
          label={texts.type}
          options={[{ id: '', name: texts.noType }, ...types]}
          value={known ? entered.typeId : ''}
          disabled={!view.editing}
          error={errorOf('type')}
          onChange={({ target }) => onEnter({ typeId: target.value })}
        />
        <div>
          <TextField
            label={texts.gate}
            value={entered.gate}
            inputMode="numeric"
            autoComplete="off"
            readOnly={!view.editing}
            error={errorOf('gate')}
            onChange={({ target }) => onEnter({ gate: target.value })}
          />
          <Houses ground={ground} onTake={(gate) => onEnter({ gate })} />
        </div>
      </div>
      <Switch
        label={texts.noVisited}
        checked={entered.noVisited}
        disabled={!view.editing || settings.noVisitedFollows}
        {...(settings.noVisitedFollows && { hint: withProduct(texts.noVisitedFollows) })}
        onChange={(noVisited) => onEnter({ noVisited })}
      />
      <ClearableField
        label={texts.note}
        value={entered.note}
        autoComplete="off"
        readOnly={!view.editing}
        error={errorOf('note')}
        onType={(note) => onEnter({ note })}
      />
      <Switch
        kind="checkbox"
        label={texts.rebuild}
        checked={view.rebuildNotice}
        disabled={!view.canRebuild}
        onChange={(rebuildMapToken) => onEnter({ rebuildMapToken })}
        {...(view.canRebuild && { hint: texts.rebuildExplained })}
      />
      {view.rebuildNotice && <Alert severity="warning">{texts.rebuildNotice}</Alert>}
    </div>
  );
}

interface HousesProps {
  readonly ground: GroundView;
  readonly onTake: (gate: string) => void;
}

/** The house numbers of the ground, which only a person takes over (OWN-119). */
function Houses({ ground: { houses, offered }, onTake }: HousesProps) {
  if (houses === null) return null;
  return (
    <p className={`${blocks.row} ${classes.houses}`}>
      {houses}{' '}
      {offered !== null && (
        <Button kind="link" onClick={() => onTake(offered)}>
          {texts.takeHouses}
        </Button>
      )}
    </p>
  );
}
