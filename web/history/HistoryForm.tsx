import type { HistoryEntries } from '#machines/history/history.rules.ts';
import type { HistoryEntry } from '#schema/generated.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Conflict } from '../parts/conflict/Conflict.tsx';
import { Combobox } from '../parts/fields/Combobox.tsx';
import { DateField } from '../parts/fields/DateField.tsx';
import { SelectField } from '../parts/fields/SelectField.tsx';
import { TextField } from '../parts/fields/TextField.tsx';
import { faultText } from '../parts/texts/faults.ts';
import { withProduct } from '../parts/texts/product.ts';
import { historyTexts as texts } from './history.texts.ts';
import { differences, entryOption, type HistoryView } from './history.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './HistoryForm.module.css';

interface Props {
  readonly view: HistoryView;
  readonly rows: readonly HistoryEntry[];
  /** Offers the list of entries, where there is no table beside. */
  readonly choosing: boolean;
  readonly today: string;
  /** The entry shown can be reopened, elsewhere. */
  readonly reopens: boolean;
  readonly onEnter: (entered: Partial<HistoryEntries>) => void;
  readonly onChoose: (row: HistoryEntry) => void;
  readonly onReread: (row: HistoryEntry) => void;
  readonly onSave: (force: boolean) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Focus goes to the heading of a new entry, unless the list of entries has it. */
const focusOnArrival = (heading: HTMLHeadingElement | null) => {
  if (!(document.activeElement instanceof HTMLSelectElement)) heading?.focus();
};

/** One attribution to correct or delete (HED-05 … HED-15). */
export function HistoryForm({ view, rows, choosing, today, reopens, onEnter, ...on }: Props) {
  const { entry, entered, faults } = view;
  const historyId = entry?.historyId;
  if (!entry || !entered || !faults) return null;
  const recorded = rows.find((row) => row.historyId === historyId);

  return (
    <form
      className={classes.form}
      noValidate
      aria-labelledby="history-entry"
      onSubmit={(event) => {
        event.preventDefault();
        on.onSave(false);
      }}
    >
      <h3 key={historyId} ref={focusOnArrival} id="history-entry" tabIndex={-1}>
        {texts.entry(entry.outputNumber)}
      </h3>
      {choosing && (
        <SelectField
          label={texts.other}
          options={rows.map(entryOption)}
          value={entry.historyId}
          onChange={({ target }) => {
            const row = rows.find((one) => one.historyId === target.value);
            if (row) on.onChoose(row);
          }}
        />
      )}
      <div className={classes.pair}>
        <DateField
          key={`release ${entry.historyId}`}
          label={texts.releaseField}
          typed={entered.releaseDate}
          onType={(releaseDate) => onEnter({ releaseDate })}
          last={today}
          fault={faults.releaseDate}
        />
        {entry.exited ? (
          <TextField
            label={texts.returnField}
            hint={withProduct(texts.returnOfOpen)}
            value=""
            disabled
            readOnly
          />
        ) : (
          <DateField
            key={`return ${entry.historyId}`}
            label={texts.returnField}
            typed={entered.returnDate}
            onType={(returnDate) => onEnter({ returnDate })}
            last={today}
            fault={faults.returnDate}
          />
        )}
      </div>
      {view.returnEmptied && (
        <p className={blocks.hint} role="status">
          {withProduct(reopens ? texts.returnEmptyReopen : texts.returnEmpty)}
        </p>
      )}
      <Combobox
        key={`user ${entry.historyId}`}
        label={texts.login}
        options={view.users}
        value={entered.userId}
        onChange={(userId) => onEnter({ userId })}
        error={faultText(faults.userId)}
        hint={entry.userId === null ? texts.removedUser : undefined}
      />
      <div className={classes.pair}>
        <SelectField
          label={texts.activity}
          options={view.activities}
          value={entered.activityId}
          onChange={({ target }) => onEnter({ activityId: target.value })}
        />
        <TextField
          label={texts.numberField}
          inputMode="numeric"
          autoComplete="off"
          value={entered.outputNumber}
          onChange={({ target }) => onEnter({ outputNumber: target.value })}
          error={faultText(faults.outputNumber)}
        />
      </div>
      {view.problem !== null && view.conflict && (
        <Conflict
          problem={view.problem}
          differences={differences(recorded, view)}
          canReread={recorded !== undefined}
          canOverwrite={view.canSave}
          onReread={() => recorded && on.onReread(recorded)}
          onOverwrite={() => on.onSave(true)}
        />
      )}
      {view.problem !== null && !view.conflict && (
        <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
      )}
      <div className={`${blocks.tools} ${classes.actions}`}>
        {!view.conflict && (
          <Button kind="primary" type="submit" disabled={!view.canSave} busy={view.saving}>
            {texts.save}
          </Button>
        )}
        <Button disabled={!view.canChoose} onClick={on.onClose}>
          {texts.close}
        </Button>
        {!entry.exited && (
          <Button
            kind="remove"
            disabled={!view.canRemove}
            busy={view.removing}
            onClick={on.onRemove}
          >
            {texts.remove}
          </Button>
        )}
      </div>
    </form>
  );
}
