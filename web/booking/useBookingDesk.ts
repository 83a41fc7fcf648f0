import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { bookingMachine } from '#machines/booking/booking.machine.ts';

import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { deviceDay } from '../parts/fields/date.view.ts';
import { bookingDays } from './booking-days.view.ts';
import { bookingActors } from './booking.actors.ts';
import { bookingTexts as texts } from './booking.texts.ts';
import { bookingView, type Booking, type BookingEntries } from './booking.view.ts';

const nothingEntered: BookingEntries = { bookingType: 'paper', bookingName: '' };

/** Runs the booking machine on the listed bookings, with the form of a new booking. */
export function useBookingDesk(
  bookings: readonly Booking[] | undefined,
  broughtToReserve: boolean,
  onChanged: () => void,
) {
  const { show } = useNotice();
  const [snapshot, send, actor] = useFlow(bookingMachine, bookingActors);
  const form = useForm<BookingEntries>({ mode: 'all', defaultValues: nothingEntered });
  const entries = { ...nothingEntered, ...useWatch({ control: form.control }) };
  /** How often 'Réserver' was pressed, here or on the screen before. */
  const [reserved, setReserved] = useState(broughtToReserve ? 1 : 0);
  const days = bookingDays(deviceDay(), bookings?.map(({ name }) => name) ?? []);

  const nameAs = (name: string) => form.setValue('bookingName', name, { shouldValidate: true });
  /** Fills the form as an event of the coming Saturday, unless something is entered. */
  const propose = () => {
    const { bookingType, bookingName } = form.getValues();
    if (bookingType === nothingEntered.bookingType && bookingName === '') {
      form.setValue('bookingType', 'event');
      nameAs(days.find((day) => day.startsWith(texts.saturday)) ?? days[0] ?? '');
    }
  };
  const reserve = () => {
    propose();
    setReserved((times) => times + 1);
  };

  useEffect(() => {
    if (bookings) send({ type: 'bookings.listed', bookingIds: bookings.map(({ id }) => id) });
  }, [bookings, send]);
  useEmitted(actor, 'vanished', () => show({ text: texts.bookingGone, color: 'info' }));
  useEmitted(actor, 'added', () => form.reset());
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
    onChanged();
  });

  return {
    view: bookingView(snapshot, entries),
    form,
    nameNeeded: entries.bookingType === 'event',
    send,
    /** Coming days that can name an event, beside the one that does. */
    days: days.filter((day) => day !== entries.bookingName),
    nameAs,
    propose,
    reserve,
    reserved,
  };
}

export type BookingDesk = ReturnType<typeof useBookingDesk>;
export type BookingSend = BookingDesk['send'];
