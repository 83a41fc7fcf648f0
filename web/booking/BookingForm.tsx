import type { UseFormReturn } from 'react-hook-form';

import { bookingNameFault } from '#machines/booking/booking.rules.ts';
import type { BookingType } from '#web/parts/graphql/generated/graphql.ts';

import { Button } from '../parts/button/Button.tsx';
import { SelectField } from '../parts/fields/SelectField.tsx';
import { TextField } from '../parts/fields/TextField.tsx';
import { validated } from '../parts/texts/faults.ts';
import { withProduct } from '../parts/texts/product.ts';
import { bookingTexts as texts } from './booking.texts.ts';
import type { BookingEntries, BookingView } from './booking.view.ts';
import { BookingForce } from './BookingForce.tsx';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './BookingPanel.module.css';
import type { BookingSend } from './useBookingDesk.ts';

interface Props {
  readonly form: UseFormReturn<BookingEntries>;
  readonly view: BookingView;
  /** The type is an event, which needs a name (B-41). */
  readonly nameNeeded: boolean;
  readonly send: BookingSend;
}

const bookingTypes: readonly BookingType[] = ['paper', 'online', 'event'];
const types = bookingTypes.map((id) => ({ id, name: texts.types[id] }));

/** Creates a booking of the chosen territories (BOOK-03, BOOK-04, BOOK-18). */
export function BookingForm({ form, view, nameNeeded, send }: Props) {
  const { register, handleSubmit, formState, getValues, trigger } = form;
  const { errors, dirtyFields } = formState;
  const add = (entries: BookingEntries) => send({ type: 'add', ...entries });
  return (
    <form className={classes.form} onSubmit={handleSubmit(add)} noValidate>
      <h3>{texts.add}</h3>
      <p className={blocks.hint}>{withProduct(texts.chosen(view.territoryIds.length))}</p>
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
      {view.forceOffered === 'create' && <BookingForce view={view} send={send} />}
      <Button
        kind="primary"
        type="submit"
        disabled={!view.canAdd}
        busy={view.changing === 'adding'}
      >
        {texts.create}
      </Button>
    </form>
  );
}
