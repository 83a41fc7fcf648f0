import { useState } from 'react';
import { useQuery } from 'urql';

import { useChanged } from '../changes/useChanged.ts';
import { Confirm } from '../confirm/Confirm.tsx';
import { cardsTexts } from '../cards/cards.texts.ts';
import { PrintCards } from '../cards/PrintCards.tsx';
import { queryView } from '../graphql/query.view.ts';
import { QueryStates } from '../screen/QueryStates.tsx';
import { Screen } from '../screen/Screen.tsx';
import { useWide } from '../media/useMediaQuery.ts';
import { withProduct } from '../texts/product.ts';
import { availableTerritoriesQuery, bookingsQuery } from './booking.operations.ts';
import { bookingTexts as texts } from './booking.texts.ts';
import { AvailableDesk } from './AvailableDesk.tsx';
import { PdfExport } from './PdfExport.tsx';
import { useBookingDesk } from './useBookingDesk.ts';
import { useChosenAddress } from '../address/useChosenAddress.ts';

/** Spec 2 §2 t-available: what is in, what of it is checked, and the bookings made of it. */
export function BookingScreen() {
  const wide = useWide();
  const [available, loadAvailable] = useQuery({
    query: availableTerritoriesQuery,
    requestPolicy: 'cache-and-network',
  });
  const [booked, loadBookings] = useQuery({
    query: bookingsQuery,
    requestPolicy: 'cache-and-network',
  });
  const [sheetOpen, setSheetOpen] = useState(false);
  const reload = useChanged(() => {
    loadAvailable({ requestPolicy: 'network-only' });
    loadBookings({ requestPolicy: 'network-only' });
  });
  const bookings = booked.data?.bookings ?? undefined;
  const desk = useBookingDesk(bookings, () => {
    setSheetOpen(false);
    reload();
  });
  const list = available.data?.availableTerritories ?? undefined;
  const { selected } = desk.view;
  useChosenAddress(selected, list !== undefined, desk.onSelect);

  return (
    <Screen
      title={withProduct(list ? texts.title(list.total) : texts.titleUnknown)}
      list
      action={
        wide &&
        list &&
        !available.error && (
          <>
            {bookings && <PrintCards label={cardsTexts.printSeveral} territoryIds={selected} />}
            <PdfExport territoryIds={selected} />
          </>
        )
      }
    >
      <QueryStates
        view={queryView({ fetching: available.fetching, shown: list, error: available.error })}
        onRetry={reload}
      >
        {(shown) => (
          <AvailableDesk
            list={shown}
            bookings={bookings}
            desk={desk}
            sheetOpen={sheetOpen}
            onSheet={setSheetOpen}
          />
        )}
      </QueryStates>
      <Confirm question={desk.view.question} onAnswer={desk.onAnswer} />
    </Screen>
  );
}
