import { useMemo } from 'react';

import type { ExitEntries } from '#machines/exit/exit.rules.ts';
import type { BookingType, ExitChoices } from '#schema/generated.ts';

import { Button } from '../parts/button/Button.tsx';
import { SelectField } from '../parts/fields/SelectField.tsx';
import { Switch } from '../parts/fields/Switch.tsx';
import { chosenAfter } from '../domain/territory-picker/picker.view.ts';
import { TerritoryPicker } from '../domain/territory-picker/TerritoryPicker.tsx';
import { TableOrder } from '../parts/table/TableOrder.tsx';
import { useWide } from '../parts/media/useMediaQuery.ts';
import { withProduct } from '../parts/texts/product.ts';
import { restedRows } from './choice.view.ts';
import { ChosenMap } from './ChosenMap.tsx';
import { exitTexts } from './exit.texts.ts';
import type { exitView } from './exit.view.ts';
import { ExitFilters } from './ExitFilters.tsx';
import { ChoicesMap } from './ChoicesMap.tsx';
import { LoanDesk } from './LoanDesk.tsx';
import { ManagerFields } from './ManagerFields.tsx';
import { restedOrders } from './order.view.ts';
import { NothingToExit } from './NothingToExit.tsx';
import { useChoicesMap } from './useChoicesMap.ts';
import { useOrder } from './useOrder.ts';

interface Props {
  readonly view: ReturnType<typeof exitView>;
  readonly choices: ExitChoices;
  readonly entries: ExitEntries;
  /** After each exit the focus goes to the picker. */
  readonly focusAt: number;
  /** How many went out on this visit: what people have is asked anew after each. */
  readonly exits: number;
  readonly onEnter: (more: Partial<ExitEntries>) => void;
  readonly onFilter: (listing: { hideRecent: boolean; filter: BookingType | null }) => void;
  readonly onChoose: (territoryIds: readonly string[]) => void;
  readonly onPreview: () => void;
  readonly onSave: () => void;
}

const texts = exitTexts.exit;

/** Managers have every field; anybody else chooses a territory and an activity (EXIT-03 … EXIT-21). */
export function ExitForm({ view, choices, entries, focusAt, exits, ...on }: Props) {
  const { onEnter, onChoose } = on;
  const { territories, releaseDate: today, activities } = choices;
  const { manager } = view;
  const wide = useWide();
  const { ordered, order } = useOrder(restedOrders, territories);
  const rows = useMemo(() => restedRows(ordered, today), [ordered, today]);
  const onMap = useChoicesMap(territories);

  const activity = (
    <SelectField
      label={texts.activity}
      options={activities}
      value={entries.activityId}
      onChange={({ target }) => onEnter({ activityId: target.value })}
    />
  );

  const preview = view.canPreview && (
    <div>
      <Button onClick={on.onPreview}>{texts.preview}</Button>
    </div>
  );

  const mapOrList = onMap.offered && (
    <Button kind="link" busy={onMap.asking} onClick={onMap.toggle}>
      {onMap.shown ? texts.inList : texts.onMap}
    </Button>
  );

  return (
    <LoanDesk
      filters={
        manager && (
          <ExitFilters
            hideRecent={view.hideRecent}
            filter={view.filter}
            order={<TableOrder {...order} />}
            onFilter={on.onFilter}
          />
        )
      }
      picker={
        onMap.shown ? (
          <ChoicesMap
            {...onMap.shown}
            undrawn={onMap.undrawn}
            beside={mapOrList}
            chosen={view.territoryIds}
            onPress={(id) => onChoose(chosenAfter(view.territoryIds, id, manager))}
          />
        ) : (
          <TerritoryPicker
            label={withProduct(manager ? texts.several : texts.one)}
            rows={rows}
            chosen={view.territoryIds}
            several={manager}
            empty={
              manager ? (
                <NothingToExit
                  filtered={view.filtered}
                  onUnfilter={() => on.onFilter({ hideRecent: false, filter: null })}
                />
              ) : (
                withProduct(texts.noneOnline)
              )
            }
            busy={view.reloading}
            beside={mapOrList}
            focusAt={focusAt}
            onChoose={onChoose}
          />
        )
      }
      chips={view.chips}
      canChoose={view.canChoose}
      onKeep={onChoose}
      fields={
        <>
          {!manager && preview}
          {!manager && activity}
          {manager && (
            <ManagerFields
              key={exits}
              activity={activity}
              entries={entries}
              onEnter={onEnter}
              today={today}
              forceOnlineOffered={view.forcesOffered.onlineBooking}
              faults={view.faults}
            />
          )}
        </>
      }
      aside={
        manager && (
          <>
            {preview}
            {wide && !onMap.shown && <ChosenMap territoryIds={view.territoryIds} />}
          </>
        )
      }
      problem={view.problem}
      action={
        <>
          {view.forcesOffered.bookingOverwrite && (
            <Switch
              label={texts.force}
              checked={entries.force.bookingOverwrite}
              onChange={(bookingOverwrite) =>
                onEnter({ force: { ...entries.force, bookingOverwrite } })
              }
            />
          )}
          <Button kind="primary" type="submit" disabled={!view.canSave} busy={view.saving}>
            {texts.save}
          </Button>
        </>
      }
      onSubmit={on.onSave}
    />
  );
}
