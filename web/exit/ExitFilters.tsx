import type { ReactNode } from 'react';

import type { BookingType } from '#schema/generated.ts';

import { RadioGroup } from '../parts/fields/RadioGroup.tsx';
import { Switch } from '../parts/fields/Switch.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { exitTexts } from './exit.texts.ts';
import { filterOf, filterOptions } from './exit.view.ts';

interface Props {
  readonly hideRecent: boolean;
  /** 'all' filters nothing. */
  readonly filter: string;
  /** The choice of an order. */
  readonly order: ReactNode;
  readonly onFilter: (listing: { hideRecent: boolean; filter: BookingType | null }) => void;
}

/** The filters by which managers narrow the list (EXIT-05, EXIT-06, EXIT-07). */
export function ExitFilters({ hideRecent, filter, order, onFilter }: Props) {
  return (
    <>
      <RadioGroup
        label={exitTexts.exit.onlyShow}
        options={filterOptions}
        value={filter}
        onChange={(option) => onFilter({ hideRecent, filter: filterOf(option) })}
      />
      <Switch
        label={withProduct(exitTexts.exit.hideRecent)}
        checked={hideRecent}
        onChange={(hide) => onFilter({ hideRecent: hide, filter: filterOf(filter) })}
      />
      {order}
    </>
  );
}
