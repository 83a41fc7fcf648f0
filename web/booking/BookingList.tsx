import { withProduct } from '../parts/texts/product.ts';
import { bookingTexts as texts } from './booking.texts.ts';
import { bookingLooks, type Booking } from './booking.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './BookingList.module.css';
import { LabelledIcon } from '../parts/icons/LabelledIcon.tsx';

interface Props {
  readonly bookings: readonly Booking[];
  readonly bookingIds: readonly string[];
  readonly onChoose: (bookingIds: readonly string[]) => void;
}

/** The existing bookings, with multiple choice (BOOK-02). */
export function BookingList({ bookings, bookingIds, onChoose }: Props) {
  if (bookings.length === 0) {
    return <p className={blocks.quiet}>{withProduct(texts.noBooking)}</p>;
  }
  const choose = (id: string, checked: boolean) =>
    onChoose(
      bookings
        .filter((booking) => (booking.id === id ? checked : bookingIds.includes(booking.id)))
        .map((booking) => booking.id),
    );
  return (
    <fieldset className={classes.list}>
      <legend className={blocks.unseen}>{texts.bookings}</legend>
      {bookings.map(({ id, name, type }) => (
        <label key={id} className={`${blocks.panel} ${classes.booking}`}>
          <input
            type="checkbox"
            checked={bookingIds.includes(id)}
            onChange={({ target }) => choose(id, target.checked)}
          />
          <span className={classes.words}>
            <LabelledIcon {...bookingLooks[type]}>{name}</LabelledIcon>
            {name !== texts.types[type] && <span className={blocks.hint}>{texts.types[type]}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
