import { Button } from '../parts/button/Button.tsx';
import { SelectField } from '../parts/fields/SelectField.tsx';
import { withProduct } from '../parts/texts/product.ts';
import blocks from '../parts/theme/Blocks.module.css';
import { bookingTexts as texts } from './booking.texts.ts';
import type { Booking, BookingView } from './booking.view.ts';
import { BookingForce } from './BookingForce.tsx';
import classes from './BookingPanel.module.css';
import type { BookingSend } from './useBookingDesk.ts';

interface Props {
  readonly view: BookingView;
  readonly bookings: readonly Booking[];
  readonly send: BookingSend;
  readonly onLoad: () => void;
}

/** Actions on the chosen bookings, and what is to be chosen for those that are disabled (BOOK-02, BOOK-06…17, OWN-281). */
export function BookingActions({ view, bookings, send, onLoad }: Props) {
  const chosen = bookings.filter(({ id }) => view.bookingIds.includes(id));
  const missing = missingFor(view);
  return (
    <div className={classes.actions}>
      {view.forceOffered === 'bookingOverwrite' && <BookingForce view={view} send={send} />}
      <div className={classes.buttons}>
        <Button disabled={!view.canLoad} busy={view.changing === 'loading'} onClick={onLoad}>
          {texts.load}
        </Button>
        <Button
          disabled={!view.canOverwrite}
          busy={view.changing === 'overwriting'}
          onClick={() => send({ type: 'overwrite' })}
        >
          {texts.overwrite}
        </Button>
        <Button
          disabled={!view.canClean}
          busy={view.changing === 'cleaning'}
          onClick={() => send({ type: 'clean' })}
        >
          {texts.clean}
        </Button>
        <Button
          kind="remove"
          disabled={!view.canRemove}
          busy={view.changing === 'removing'}
          onClick={() => send({ type: 'remove' })}
        >
          {texts.remove}
        </Button>
      </div>
      {missing !== null && <p className={blocks.hint}>{withProduct(missing)}</p>}
      <div className={classes.merge}>
        {chosen.length > 1 && (
          <SelectField
            label={texts.mergeInto}
            options={[{ id: '', name: texts.noTarget }, ...chosen]}
            value={view.keptId}
            onChange={({ target }) => send({ type: 'kept.chosen', bookingId: target.value })}
          />
        )}
        <Button
          disabled={!view.canMerge}
          busy={view.changing === 'merging'}
          onClick={() => send({ type: 'merge' })}
        >
          {texts.merge}
        </Button>
      </div>
    </div>
  );
}

/** Null where nothing is missing, or what is missing stands beside it. */
function missingFor({ bookingIds, canOverwrite, changing }: BookingView): string | null {
  if (bookingIds.length === 0) return texts.chooseOne;
  return bookingIds.length > 1 || canOverwrite || changing !== null ? null : texts.tickToOverwrite;
}
