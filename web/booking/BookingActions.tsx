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

/** What can be done with the chosen bookings, and nothing else (BOOK-02, BOOK-06…17, OWN-281). */
export function BookingActions({ view, bookings, send, onLoad }: Props) {
  const { offered, changing } = view;
  if (!offered.onSome) return <p className={blocks.hint}>{texts.chooseOne}</p>;
  const chosen = bookings.filter(({ id }) => view.bookingIds.includes(id));
  return (
    <div className={classes.actions}>
      {view.forceOffered === 'bookingOverwrite' && <BookingForce view={view} send={send} />}
      <div className={classes.buttons}>
        <Button disabled={!view.canLoad} busy={changing === 'loading'} onClick={onLoad}>
          {texts.load}
        </Button>
        {offered.overwrite && (
          <Button
            disabled={!view.canOverwrite}
            busy={changing === 'overwriting'}
            onClick={() => send({ type: 'overwrite' })}
          >
            {texts.overwrite}
          </Button>
        )}
        {offered.onOne && (
          <Button
            disabled={!view.canClean}
            busy={changing === 'cleaning'}
            onClick={() => send({ type: 'clean' })}
          >
            {texts.clean}
          </Button>
        )}
        <Button
          kind="remove"
          disabled={!view.canRemove}
          busy={changing === 'removing'}
          onClick={() => send({ type: 'remove' })}
        >
          {texts.remove}
        </Button>
      </div>
      {offered.onOne && !offered.overwrite && (
        <p className={blocks.hint}>{withProduct(texts.tickToOverwrite)}</p>
      )}
      {offered.onSeveral && (
        <div className={classes.merge}>
          <SelectField
            label={texts.mergeInto}
            options={[{ id: '', name: texts.noTarget }, ...chosen]}
            value={view.keptId}
            onChange={({ target }) => send({ type: 'kept.chosen', bookingId: target.value })}
          />
          {offered.merge && (
            <Button
              disabled={!view.canMerge}
              busy={changing === 'merging'}
              onClick={() => send({ type: 'merge' })}
            >
              {texts.merge}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
