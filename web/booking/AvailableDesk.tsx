import { useState } from 'react';

import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useMediaQuery, useWide } from '../media/useMediaQuery.ts';
import { AvailableTable } from './AvailableTable.tsx';
import { bookingTexts as texts } from './booking.texts.ts';
import { goneOf, restChips, type Available, type Booking } from './booking.view.ts';
import { BookingPanel } from './BookingPanel.tsx';
import classes from './BookingScreen.module.css';
import { ChosenCounter } from './ChosenCounter.tsx';
import { RestChips } from './RestChips.tsx';
import type { useBookingDesk } from './useBookingDesk.ts';

interface Props {
  readonly list: Available;
  /** Undefined for who is no manager (B-82). */
  readonly bookings: readonly Booking[] | undefined;
  readonly desk: ReturnType<typeof useBookingDesk>;
  readonly sheetOpen: boolean;
  readonly onSheet: (open: boolean) => void;
}

/** The list with its bookings beside it, or, where there is no room, behind a button under the thumb. */
export function AvailableDesk({ list, bookings, desk, sheetOpen, onSheet }: Props) {
  const beside = useMediaQuery('(min-width: 1200px)');
  const wide = useWide();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const { selected, problem } = desk.view;
  const chips = restChips(list);
  const gone = goneOf(selected, list);

  const select = (territoryIds: readonly string[]) => {
    const checked = new Set(territoryIds);
    setNames(
      new Map([
        ...names,
        ...list.territories
          .filter(({ territoryId }) => checked.has(territoryId))
          .map(({ territoryId, numberName }) => [territoryId, numberName] as const),
      ]),
    );
    desk.onSelect(territoryIds);
  };
  const panel = bookings && (
    <BookingPanel
      {...desk}
      bookings={bookings}
      onLoad={() => {
        desk.onLoad();
        onSheet(false);
      }}
    />
  );
  const counter = <ChosenCounter count={selected.length} onClear={() => select([])} />;

  return (
    <div className={classes['desk']}>
      {!beside && !sheetOpen && problem !== null && (
        <Alert severity={problem.severity}>{problem.message}</Alert>
      )}
      {gone.length > 0 && (
        <Alert severity="info">
          <span className={classes['gone']}>
            {texts.gone(gone.map((id) => names.get(id) ?? id).join(', '))}
            <Button onClick={() => select(selected.filter((id) => !gone.includes(id)))}>
              {texts.dropGone}
            </Button>
          </span>
        </Alert>
      )}
      <div className={classes['work']}>
        <AvailableTable
          rows={list.territories}
          chips={chips}
          selected={selected}
          onChoose={select}
          tools={
            <>
              <RestChips chips={chips} onChoose={select} />
              {wide && counter}
              {wide && !beside && panel !== undefined && (
                <Button onClick={() => onSheet(true)}>{texts.openPanel}</Button>
              )}
            </>
          }
        />
        {beside && panel !== undefined && (
          <section className={classes['panel']} aria-label={texts.panel}>
            <h2>{texts.panel}</h2>
            {panel}
          </section>
        )}
      </div>
      {!wide && (
        <div className={classes['bar']}>
          {counter}
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
