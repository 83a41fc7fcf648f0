import { withProduct } from '../texts/product.ts';
import { bookingTexts as texts } from './booking.texts.ts';
import { bookingLooks, type Booking } from './booking.view.ts';
import classes from './BookingList.module.css';
import { Sign } from '../sign/Sign.tsx';

interface Props {
  readonly bookings: readonly Booking[];
  readonly chosen: readonly string[];
  readonly onChoose: (bookingIds: readonly string[]) => void;
}

/** BOOK-02: the bookings there are; several may be chosen. */
export function BookingList({ bookings, chosen, onChoose }: Props) {
  if (bookings.length === 0) {
    return <p className={classes['none']}>{withProduct(texts.noBooking)}</p>;
  }
  const choose = (id: string, checked: boolean) =>
    onChoose(
      bookings
        .filter((booking) => (booking.id === id ? checked : chosen.includes(booking.id)))
        .map((booking) => booking.id),
    );
  return (
    <fieldset className={classes['list']}>
      <legend>{texts.bookings}</legend>
      {bookings.map(({ id, name, type }) => (
        <label key={id} className={classes['booking']}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) => choose(id, target.checked)}
          />
          <span className={classes['words']}>
            <Sign {...bookingLooks[type]}>{name}</Sign>
            {name !== texts.types[type] && (
              <span className={classes['type']}>{texts.types[type]}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
