import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useAddressWriter } from '../address/useAddressWriter.ts';
import type { Column } from './table.column.ts';
import { readFilters, withFilters, type Filter } from './table.filters.ts';

/** The filters of the address; the same list as long as they are the same. */
export function useTableFilters<Row>(columns: readonly Column<Row>[]) {
  const [params] = useSearchParams();
  const writeAddress = useAddressWriter();
  const read = JSON.stringify(readFilters(params, columns));
  // oxlint-disable-next-line react/exhaustive-deps -- what is read, not what it is read from
  const filters = useMemo(() => readFilters(params, columns), [read]);
  const filterBy = useCallback(
    (wanted: readonly Filter[]) => {
      writeAddress((present) => withFilters(present, wanted));
    },
    [writeAddress],
  );
  return { filters, filterBy };
}
