import { useEffect, useRef } from 'react';

import { Alert } from '../parts/alert/Alert.tsx';
import { Switch } from '../parts/fields/Switch.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { bookingTexts as texts } from './booking.texts.ts';
import type { BookingView } from './booking.view.ts';
import classes from './BookingPanel.module.css';
import type { BookingSend } from './useBookingDesk.ts';

interface Props {
  readonly view: BookingView;
  readonly send: BookingSend;
}

/** The refusal and the switch that it names, seen together (BOOK-13, OWN-197). */
export function BookingForce({ view: { problem, force }, send }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem !== null) place.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  return (
    <div ref={place} className={classes.force}>
      {problem !== null && <Alert severity={problem.severity}>{problem.message}</Alert>}
      <Switch
        label={texts.force}
        hint={withProduct(texts.forceHint)}
        checked={force}
        onChange={(next) => send({ type: 'force.switched', force: next })}
      />
    </div>
  );
}
