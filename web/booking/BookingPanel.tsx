import type { UseFormReturn } from 'react-hook-form';

import { ProblemInSight } from '../parts/failure/ProblemInSight.tsx';
import type { Booking, BookingEntries, BookingView } from './booking.view.ts';
import { BookingActions } from './BookingActions.tsx';
import { BookingForm } from './BookingForm.tsx';
import { BookingList } from './BookingList.tsx';
import classes from './BookingPanel.module.css';
import type { BookingSend } from './useBookingDesk.ts';

interface Props {
  readonly bookings: readonly Booking[];
  readonly view: BookingView;
  readonly form: UseFormReturn<BookingEntries>;
  readonly nameNeeded: boolean;
  readonly send: BookingSend;
  readonly onLoad: () => void;
}

/** The managers' panel: existing bookings, actions on the chosen ones, and the form of a new one (BOOK-02). */
export function BookingPanel({ bookings, view, form, nameNeeded, send, onLoad }: Props) {
  return (
    <div className={classes.panel}>
      {view.forceOffered === null && <ProblemInSight problem={view.problem} />}
      <BookingList
        bookings={bookings}
        bookingIds={view.bookingIds}
        onChoose={(bookingIds) => send({ type: 'bookings.chosen', bookingIds })}
      />
      {bookings.length > 0 && (
        <BookingActions view={view} bookings={bookings} send={send} onLoad={onLoad} />
      )}
      <BookingForm form={form} view={view} nameNeeded={nameNeeded} send={send} />
    </div>
  );
}
