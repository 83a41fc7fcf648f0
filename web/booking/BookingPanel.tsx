import { ProblemInSight } from '../parts/failure/ProblemInSight.tsx';
import type { Booking } from './booking.view.ts';
import { BookingActions } from './BookingActions.tsx';
import { BookingForm } from './BookingForm.tsx';
import { BookingList } from './BookingList.tsx';
import classes from './BookingPanel.module.css';
import type { BookingDesk } from './useBookingDesk.ts';

interface Props {
  readonly bookings: readonly Booking[];
  readonly desk: BookingDesk;
  readonly onLoad: () => void;
}

/** The managers' panel: existing bookings, actions on the chosen ones, and the form of a new one (BOOK-02). */
export function BookingPanel({ bookings, desk, onLoad }: Props) {
  const { view, send } = desk;
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
      <BookingForm desk={desk} />
    </div>
  );
}
