import type { UseFormReturn } from 'react-hook-form';

import { bookingNameFault } from '#machines/booking/booking.rules.ts';
import type { BookingType } from '#web/generated/graphql.ts';

import { Button } from '../button/Button.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { Switch } from '../fields/Switch.tsx';
import { TextField } from '../fields/TextField.tsx';
import { validated } from '../texts/faults.ts';
import { withProduct } from '../texts/product.ts';
import { bookingTexts as texts } from './booking.texts.ts';
import type { BookingEntries, BookingView } from './booking.view.ts';
import classes from './BookingPanel.module.css';

interface Props {
  readonly form: UseFormReturn<BookingEntries>;
  readonly view: BookingView;
  /** An event has a name of its own (B-41). */
  readonly nameNeeded: boolean;
  readonly force: boolean;
  readonly onForce: (force: boolean) => void;
  readonly onAdd: (entries: BookingEntries) => void;
}

const bookingTypes: readonly BookingType[] = ['paper', 'online', 'event'];
const types = bookingTypes.map((id) => ({ id, name: texts.types[id] }));

/** BOOK-03, BOOK-04, BOOK-18: a booking of what is checked. */
export function BookingForm({ form, view, nameNeeded, force, onForce, onAdd }: Props) {
  const { register, handleSubmit, formState, getValues, trigger } = form;
  const { errors, dirtyFields } = formState;
  const count = view.selected.length;
  return (
    <form className={classes['form']} onSubmit={handleSubmit(onAdd)} noValidate>
      <h3>{texts.add}</h3>
      <p className={classes['hint']}>{withProduct(texts.chosen(count))}</p>
      <SelectField
        label={texts.bookingType}
        options={types}
        {...register('bookingType', {
          onChange: () => {
            if (dirtyFields.bookingName === true) void trigger('bookingName');
          },
        })}
      />
      <TextField
        label={texts.bookingName}
        hint={nameNeeded ? undefined : texts.bookingNameOptional}
        autoComplete="off"
        error={errors.bookingName?.message}
        {...register('bookingName', {
          validate: validated((name) => bookingNameFault(getValues('bookingType'), name)),
        })}
      />
      {view.forceOffered === 'create' && (
        <Switch
          label={texts.force}
          hint={withProduct(texts.forceHint)}
          checked={force}
          onChange={onForce}
        />
      )}
      <Button kind="primary" type="submit" disabled={!view.canAdd} busy={view.doing.add}>
        {texts.create}
      </Button>
    </form>
  );
}
