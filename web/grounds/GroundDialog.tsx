import { useState } from 'react';

import { groundNameFault } from '#machines/grounds/grounds.rules.ts';
import type { SiteGrounds } from '#schema/generated.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { TextField } from '../parts/fields/TextField.tsx';
import { faultText } from '../parts/texts/faults.ts';
import { texts as shared } from '../parts/texts/texts.ts';
import type { groundEditingView } from './ground-editing.view.ts';
import { groundsTexts as texts } from './grounds.texts.ts';
import { congregationChoices } from './grounds.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Grounds.module.css';

interface Props {
  readonly view: ReturnType<typeof groundEditingView>;
  readonly site: SiteGrounds;
  readonly onSave: (entered: {
    readonly name: string;
    readonly congregationIds: readonly string[];
  }) => void;
  readonly onCancel: () => void;
}

/** The name of a ground and who draws on it; only its own buttons close it. */
export const GroundDialog = (props: Props) => (
  <Dialog
    title={texts.editTitle}
    open={props.view.open}
    onClose={props.onCancel}
    persistent
    width="34rem"
  >
    <GroundForm {...props} />
  </Dialog>
);

function GroundForm({ view, site, onSave, onCancel }: Props) {
  const ground = site.grounds.find(({ id }) => id === view.groundId);
  const [name, setName] = useState(ground?.name ?? '');
  const [chosen, setChosen] = useState<readonly string[]>(ground?.congregationIds ?? []);
  const entered = { name, congregationIds: chosen };
  return (
    <form
      className={`${blocks.form} ${classes.form}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave(entered);
      }}
    >
      <TextField
        label={texts.name}
        error={faultText(groundNameFault(name))}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <fieldset className={classes.choices}>
        <legend>{texts.given}</legend>
        <p>{texts.givenHint}</p>
        {congregationChoices(site, view.groundId).map((choice) => (
          <label key={choice.id}>
            <input
              type="checkbox"
              checked={chosen.includes(choice.id)}
              onChange={({ target }) =>
                setChosen((now) =>
                  target.checked ? [...now, choice.id] : now.filter((id) => id !== choice.id),
                )
              }
            />
            {choice.name}
          </label>
        ))}
      </fieldset>
      {view.problem !== null && (
        <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
      )}
      <div className={classes.buttons}>
        <Button disabled={!view.canCancel} onClick={onCancel}>
          {shared.cancel}
        </Button>
        <Button
          kind="primary"
          type="submit"
          disabled={!view.canSave(entered) && !view.saving}
          busy={view.saving}
        >
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
