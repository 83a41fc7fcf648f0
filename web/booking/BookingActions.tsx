import { Button } from '../button/Button.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { Switch } from '../fields/Switch.tsx';
import { withProduct } from '../texts/product.ts';
import { bookingTexts as texts } from './booking.texts.ts';
import type { Booking, BookingView } from './booking.view.ts';
import classes from './BookingPanel.module.css';

export interface Does {
  readonly onLoad: () => void;
  readonly onOverwrite: () => void;
  readonly onClean: () => void;
  readonly onRemove: () => void;
  readonly onMerge: () => void;
}

interface Props extends Does {
  readonly view: BookingView;
  readonly bookings: readonly Booking[];
  readonly target: string;
  readonly onTarget: (bookingId: string) => void;
  readonly force: boolean;
  readonly onForce: (force: boolean) => void;
}

/** BOOK-02, BOOK-06…17: what can be done with the bookings chosen. */
export function BookingActions({ view, bookings, target, force, ...on }: Props) {
  const chosen = bookings.filter(({ id }) => view.chosen.includes(id));
  const { doing } = view;
  return (
    <div className={classes['actions']}>
      {view.forceOffered === 'bookingOverwrite' && (
        <Switch
          label={texts.force}
          hint={withProduct(texts.forceHint)}
          checked={force}
          onChange={on.onForce}
        />
      )}
      <div className={classes['buttons']}>
        <Button disabled={!view.canLoad} busy={doing.load} onClick={on.onLoad}>
          {texts.load}
        </Button>
        <Button disabled={!view.canOverwrite} busy={doing.overwrite} onClick={on.onOverwrite}>
          {texts.overwrite}
        </Button>
        <Button disabled={!view.canClean} busy={doing.clean} onClick={on.onClean}>
          {texts.clean}
        </Button>
        <Button disabled={!view.canRemove} busy={doing.remove} onClick={on.onRemove}>
          {texts.remove}
        </Button>
      </div>
      <div className={classes['merge']}>
        {chosen.length > 1 && (
          <SelectField
            label={texts.mergeInto}
            options={[{ id: '', name: texts.noTarget }, ...chosen]}
            value={target}
            onChange={(event) => on.onTarget(event.target.value)}
          />
        )}
        <Button disabled={!view.canMerge} busy={doing.merge} onClick={on.onMerge}>
          {texts.merge}
        </Button>
      </div>
    </div>
  );
}
