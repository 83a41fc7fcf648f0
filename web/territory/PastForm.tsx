import { useEffect, useRef, useState } from 'react';

import type { PastEntries } from '#machines/territory/territory-past.rules.ts';
import type { Activity, Publisher } from '#schema/generated.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Combobox } from '../parts/fields/Combobox.tsx';
import { DateField } from '../parts/fields/DateField.tsx';
import { SelectField } from '../parts/fields/SelectField.tsx';
import { faultText } from '../parts/texts/faults.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Creation.module.css';
import { territoryCreationTexts as texts } from './territory-creation.texts.ts';
import type { PastView } from './territory-past.view.ts';

interface Props {
  readonly view: PastView;
  readonly users: readonly Publisher[];
  readonly activities: readonly Activity[];
  /** Takes the focus when it appears: an assignment was added just before. */
  readonly focused: boolean;
  readonly onEnter: (entered: Partial<PastEntries>) => void;
  readonly onAdd: () => void;
  readonly onAnother: () => void;
  readonly onFinish: () => void;
}

const intoSight = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });

/** The fields of one past assignment (TADD-12 … TADD-20). */
export function PastForm({ view, users, activities, focused, onEnter, ...on }: Props) {
  const { entered, faults } = view;
  const form = useRef<HTMLFormElement>(null);
  const [left, setLeft] = useState(false);
  useEffect(() => {
    if (focused) form.current?.querySelector('input')?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- on mount only: each assignment mounts its own form
  }, []);
  return (
    <form
      ref={form}
      className={`${blocks.card} ${blocks.column} ${classes.card}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        on.onAdd();
      }}
    >
      <h3>{texts.assignment(view.outputNumber)}</h3>
      <div className={classes.pair}>
        <DateField
          label={texts.releaseDate}
          typed={entered.releaseDate}
          onType={(releaseDate) => onEnter({ releaseDate })}
          last={view.today}
          fault={faults.releaseDate}
        />
        <DateField
          label={texts.returnDate}
          typed={entered.returnDate}
          onType={(returnDate) => onEnter({ returnDate })}
          last={view.today}
          fault={faults.returnDate}
          clearable
        />
      </div>
      <div className={classes.pair}>
        <Combobox
          label={texts.login}
          options={users.map(({ id, login }) => ({ id, name: login }))}
          value={entered.userId}
          onChange={(userId) => onEnter({ userId })}
          onBlur={() => setLeft(true)}
          error={left ? faultText(faults.userId) : undefined}
        />
        <SelectField
          label={texts.activity}
          options={activities}
          value={entered.activityId}
          error={faultText(faults.activityId)}
          onChange={({ target }) => onEnter({ activityId: target.value })}
        />
      </div>
      {view.problem !== null && (
        <div ref={intoSight} className={classes.problem}>
          <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
        </div>
      )}
      <div className={`${blocks.buttons} ${classes.action}`}>
        <Button disabled={!view.canFinish || view.unsaved} onClick={on.onAnother}>
          {texts.another}
        </Button>
        <Button disabled={!view.canFinish} onClick={on.onFinish}>
          {texts.finish}
        </Button>
        <Button
          kind="primary"
          type="submit"
          disabled={!view.canAdd && !view.adding}
          busy={view.adding}
        >
          {texts.add}
        </Button>
      </div>
    </form>
  );
}
