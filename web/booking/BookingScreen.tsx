import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';

import { readReserving, withoutReserving } from '../domain/booking/reserve.address.ts';
import { useAddressWriter } from '../parts/address/useAddressWriter.ts';
import { useChanged } from '../parts/changes/useChanged.ts';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { cardsTexts } from '../cards/cards.texts.ts';
import { PrintCards } from '../cards/PrintCards.tsx';
import { queryView } from '../parts/graphql/query.view.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { Screen } from '../parts/screen/Screen.tsx';
import { useWide } from '../parts/media/useMediaQuery.ts';
import { withProduct } from '../parts/texts/product.ts';
import { availableTerritoriesQuery, bookingsQuery } from './booking.operations.ts';
import { bookingTexts as texts } from './booking.texts.ts';
import { AvailableDesk } from './AvailableDesk.tsx';
import { PdfExport } from './PdfExport.tsx';
import { useBookingDesk } from './useBookingDesk.ts';
import { useChosenAddress } from '../parts/address/useChosenAddress.ts';

/** Available territories, their selection, and the bookings made of it (spec 2 §2 t-available). */
export function BookingScreen() {
  const wide = useWide();
  const [available, loadAvailable] = useQuery({
    query: availableTerritoriesQuery,
  });
  const [booked, loadBookings] = useQuery({
    query: bookingsQuery,
  });
  const [params] = useSearchParams();
  const [broughtToReserve] = useState(() => readReserving(params));
  const [sheetOpen, setSheetOpen] = useState(broughtToReserve);
  const writeAddress = useAddressWriter();
  const reload = useChanged(() => {
    loadAvailable({ requestPolicy: 'network-only' });
    loadBookings({ requestPolicy: 'network-only' });
  });
  const bookings = booked.data?.bookings ?? undefined;
  const desk = useBookingDesk(bookings, broughtToReserve, () => {
    setSheetOpen(false);
    reload();
  });
  const list = available.data?.availableTerritories ?? undefined;
  const { view, send } = desk;
  useChosenAddress(view.territoryIds, list !== undefined, (territoryIds) =>
    send({ type: 'territories.chosen', territoryIds }),
  );

  const reserve = () => {
    desk.reserve();
    setSheetOpen(true);
  };
  const linked = bookings !== undefined && list !== undefined && readReserving(params);
  const proposeAsLinked = useEffectEvent(() => {
    desk.propose();
    writeAddress(withoutReserving);
  });
  useEffect(() => {
    if (linked) proposeAsLinked();
  }, [linked]);

  const topic = bookings ? 'reserver' : 'disponibles';

  return (
    <Screen
      title={withProduct(list ? texts.title(list.total) : texts.titleUnknown)}
      help={booked.fetching ? undefined : topic}
      list
      action={
        wide &&
        list &&
        !available.error && (
          <>
            {bookings && (
              <PrintCards label={cardsTexts.printSeveral} territoryIds={view.territoryIds} />
            )}
            <PdfExport territoryIds={view.territoryIds} />
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
            onReserve={reserve}
          />
        )}
      </QueryStates>
      <Confirm question={view.question} danger={view.deletes} onAnswer={send} />
    </Screen>
  );
}
