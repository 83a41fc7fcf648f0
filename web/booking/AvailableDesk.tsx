import { useState } from 'react';

import { ShareMaps } from '../domain/territory/ShareMaps.tsx';
import { chosenPath } from '../parts/address/chosen.address.ts';
import { Alert } from '../parts/alert/Alert.tsx';
import { ButtonLink } from '../parts/button/ButtonLink.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { useMediaQuery, useWide } from '../parts/media/useMediaQuery.ts';
import { AvailableTable } from './AvailableTable.tsx';
import { bookingTexts as texts } from './booking.texts.ts';
import { goneOf, restChips, type Available, type Booking } from './booking.view.ts';
import { BookingPanel } from './BookingPanel.tsx';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './BookingScreen.module.css';
import { ChosenCounter } from '../parts/table/ChosenCounter.tsx';
import { RestChips } from './RestChips.tsx';
import type { BookingDesk } from './useBookingDesk.ts';

interface Props {
  readonly list: Available;
  /** Undefined for a reader who is no manager (B-82). */
  readonly bookings: readonly Booking[] | undefined;
  readonly desk: BookingDesk;
  readonly sheetOpen: boolean;
  readonly onSheet: (open: boolean) => void;
  readonly onReserve: () => void;
}

/** The list with the booking panel beside it; on a narrow screen the panel is a sheet behind a button. */
export function AvailableDesk({ list, bookings, desk, sheetOpen, ...on }: Props) {
  const { onSheet, onReserve } = on;
  const beside = useMediaQuery('(min-width: 75em)');
  const wide = useWide();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const { view, send } = desk;
  const { territoryIds, problem } = view;
  const chips = restChips(list);
  const ticked = list.territories.filter(({ territoryId }) => territoryIds.includes(territoryId));
  const gone = goneOf(territoryIds, list);

  const choose = (chosenIds: readonly string[]) => {
    const checked = new Set(chosenIds);
    setNames(
      new Map([
        ...names,
        ...list.territories
          .filter(({ territoryId }) => checked.has(territoryId))
          .map(({ territoryId, numberName }) => [territoryId, numberName] as const),
      ]),
    );
    send({ type: 'territories.chosen', territoryIds: chosenIds });
  };
  const panel = bookings && (
    <BookingPanel
      desk={desk}
      bookings={bookings}
      onLoad={() => {
        send({ type: 'load' });
        onSheet(false);
      }}
    />
  );
  const exit = bookings && territoryIds.length > 0 && (
    <ButtonLink kind="plain" to={chosenPath('/t-exit', territoryIds)}>
      {texts.exit}
    </ButtonLink>
  );
  const book = bookings && territoryIds.length > 0 && (
    <Button onClick={onReserve}>{texts.reserve}</Button>
  );
  const counter = <ChosenCounter count={territoryIds.length} onClear={() => choose([])} />;

  return (
    <div className={classes.desk}>
      {!beside && !sheetOpen && problem !== null && (
        <Alert severity={problem.severity}>{problem.message}</Alert>
      )}
      {gone.length > 0 && (
        <Alert severity="info">
          <span className={`${blocks.row} ${classes.gone}`}>
            {texts.gone(gone.map((id) => names.get(id) ?? id).join(', '))}
            <Button onClick={() => choose(territoryIds.filter((id) => !gone.includes(id)))}>
              {texts.dropGone}
            </Button>
          </span>
        </Alert>
      )}
      <div className={classes.work}>
        <AvailableTable
          rows={list.territories}
          chips={chips}
          territoryIds={territoryIds}
          onChoose={choose}
          acts={
            wide &&
            exit && (
              <>
                {exit}
                {book}
                <ShareMaps rows={ticked} />
              </>
            )
          }
          tools={
            <>
              <RestChips chips={chips} onChoose={choose} />
              {wide && counter}
              {wide && !beside && panel !== undefined && (
                <Button onClick={() => onSheet(true)}>{texts.openPanel}</Button>
              )}
            </>
          }
        />
        {beside && panel !== undefined && (
          <section className={classes.panel} aria-label={texts.panel}>
            <h2>{texts.panel}</h2>
            {panel}
          </section>
        )}
      </div>
      {!wide && (
        <div className={classes.bar}>
          {counter}
          {exit}
          {panel !== undefined && (
            <Button kind="primary" onClick={() => onSheet(true)}>
              {texts.openPanel}
            </Button>
          )}
        </div>
      )}
      {!beside && panel !== undefined && (
        <Dialog
          title={texts.panel}
          open={sheetOpen}
          onClose={() => onSheet(false)}
          width="26rem"
          actions={<Button onClick={() => onSheet(false)}>{texts.close}</Button>}
        >
          {panel}
        </Dialog>
      )}
    </div>
  );
}
