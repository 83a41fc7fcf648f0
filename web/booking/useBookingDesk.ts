import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { bookingClearingMachine } from '#machines/booking/booking-clearing.machine.ts';
import { bookingMachine } from '#machines/booking/booking.machine.ts';

import type { Answer } from '../confirm/Confirm.tsx';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useEmitted } from '../flow/useEmitted.ts';
import { useNext } from '../flow/useNext.ts';
import { useNotice, type Notice } from '../notice/notice.ts';
import { bookingActors, bookingClearingActors } from './booking.actors.ts';
import { bookingTexts as texts } from './booking.texts.ts';
import { bookingView, type Booking, type BookingEntries } from './booking.view.ts';

const nothingEntered: BookingEntries = { bookingType: 'paper', bookingName: '' };

/** The two machines of t-available and what is typed beside them. */
export function useBookingDesk(bookings: readonly Booking[] | undefined, onChanged: () => void) {
  const { show } = useNotice();
  const [booking, send, actor] = useMachine(useActors(bookingMachine, bookingActors), inspection);
  const [clearing, sendClearing, clearingActor] = useMachine(
    useActors(bookingClearingMachine, bookingClearingActors),
    inspection,
  );
  const form = useForm<BookingEntries>({ mode: 'all', defaultValues: nothingEntered });
  const entered = { ...nothingEntered, ...useWatch({ control: form.control }) };
  const [target, setTarget] = useState('');
  const [force, setForce] = useState(false);
  const { chosen, forceOffered } = booking.context;
  const kept = chosen.includes(target) ? target : '';
  if (force && forceOffered === null) setForce(false);

  const choose = (bookingIds: readonly string[]) => send({ type: 'bookings.chosen', bookingIds });
  const changed = ({ notice }: { readonly notice: Notice | null }) => {
    if (notice !== null) show(notice);
    onChanged();
  };
  useNext(booking);
  useNext(clearing);
  useEmitted(actor, 'changed', (told) => {
    if (booking.matches('adding')) form.reset();
    changed(told);
  });
  useEmitted(clearingActor, 'changed', (told) => {
    if (clearing.matches('removing')) choose([]);
    if (clearing.matches('merging')) choose([clearing.context.target]);
    changed(told);
  });

  const listed = bookings && chosen.filter((id) => bookings.some((one) => one.id === id));
  const vanished =
    listed !== undefined && listed.length < chosen.length && booking.matches('choosing');
  useEffect(() => {
    if (!vanished || listed === undefined) return;
    send({ type: 'bookings.chosen', bookingIds: listed });
    show({ text: texts.bookingGone, color: 'info' });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time a booking has gone
  }, [vanished]);

  return {
    view: bookingView(booking, clearing, { ...entered, target: kept }),
    form,
    nameNeeded: entered.bookingType === 'event',
    target: kept,
    force,
    onTarget: setTarget,
    onForce: setForce,
    onChoose: choose,
    onSelect: (territoryIds: readonly string[]) =>
      send({ type: 'territories.chosen', territoryIds }),
    onLoad: () => send({ type: 'load' }),
    onOverwrite: () => send({ type: 'overwrite', force }),
    onAdd: (entries: BookingEntries) => send({ type: 'add', ...entries, force }),
    onClean: () => sendClearing({ type: 'clean', bookingIds: chosen }),
    onRemove: () => sendClearing({ type: 'remove', bookingIds: chosen }),
    onMerge: () => sendClearing({ type: 'merge', bookingIds: chosen, bookingIdToMerge: kept }),
    onAnswer: (answer: Answer) => {
      send(answer);
      sendClearing(answer);
    },
  };
}
