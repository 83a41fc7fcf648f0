import type { UseFormReturn } from 'react-hook-form';

import { Alert } from '../alert/Alert.tsx';
import type { Booking, BookingEntries, BookingView } from './booking.view.ts';
import { BookingActions, type Does } from './BookingActions.tsx';
import { BookingForm } from './BookingForm.tsx';
import { BookingList } from './BookingList.tsx';
import classes from './BookingPanel.module.css';

interface Props extends Does {
  readonly bookings: readonly Booking[];
  readonly view: BookingView;
  readonly form: UseFormReturn<BookingEntries>;
  readonly target: string;
  readonly nameNeeded: boolean;
  readonly force: boolean;
  readonly onChoose: (bookingIds: readonly string[]) => void;
  readonly onTarget: (bookingId: string) => void;
  readonly onForce: (force: boolean) => void;
  readonly onAdd: (entries: BookingEntries) => void;
}

/** BOOK-02, for managers. */
export function BookingPanel({ bookings, view, form, onChoose, onAdd, ...rest }: Props) {
  const { nameNeeded, force, onForce } = rest;
  return (
    <div className={classes['panel']}>
      {view.problem !== null && (
        <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
      )}
      <BookingList bookings={bookings} chosen={view.chosen} onChoose={onChoose} />
      {bookings.length > 0 && <BookingActions {...rest} bookings={bookings} view={view} />}
      <BookingForm
        form={form}
        view={view}
        nameNeeded={nameNeeded}
        force={force}
        onForce={onForce}
        onAdd={onAdd}
      />
    </div>
  );
}
