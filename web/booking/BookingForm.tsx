import { useEffect, useEffectEvent, useRef } from 'react';

import { bookingNameFault } from '#machines/booking/booking.rules.ts';
import type { BookingType } from '#web/parts/graphql/generated/graphql.ts';

import { Button } from '../parts/button/Button.tsx';
import { SelectField } from '../parts/fields/SelectField.tsx';
import { TextField } from '../parts/fields/TextField.tsx';
import { validated } from '../parts/texts/faults.ts';
import { useMediaQuery } from '../parts/media/useMediaQuery.ts';
import { withProduct } from '../parts/texts/product.ts';
import { bookingTexts as texts } from './booking.texts.ts';
import type { BookingEntries } from './booking.view.ts';
import { BookingDays } from './BookingDays.tsx';
import { BookingForce } from './BookingForce.tsx';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './BookingPanel.module.css';
import type { BookingDesk } from './useBookingDesk.ts';

const bookingTypes: readonly BookingType[] = ['paper', 'online', 'event'];
const types = bookingTypes.map((id) => ({ id, name: texts.types[id] }));

/** Creates a booking of the chosen territories (BOOK-03, BOOK-04, BOOK-18). */
export function BookingForm({ desk }: { readonly desk: BookingDesk }) {
  const { form, view, nameNeeded, send, days, nameAs, reserved } = desk;
  const { register, handleSubmit, formState, getValues, trigger } = form;
  const place = useRef<HTMLFormElement>(null);
  // A touch screen would open its keyboard over the form.
  const finePointer = useMediaQuery('(pointer: fine)');
  const { errors, dirtyFields } = formState;
  const add = (entries: BookingEntries) => send({ type: 'add', ...entries });
  const show = useEffectEvent(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    if (finePointer) form.setFocus('bookingName', { shouldSelect: true });
  });
  useEffect(() => {
    if (reserved === 0) return undefined;
    // After a dialog around it has opened and focused its first control.
    const frame = requestAnimationFrame(() => show());
    return () => cancelAnimationFrame(frame);
  }, [reserved]);

  return (
    <form ref={place} className={classes.form} onSubmit={handleSubmit(add)} noValidate>
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
      {nameNeeded && <BookingDays days={days} onChoose={nameAs} />}
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
