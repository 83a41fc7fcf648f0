import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useAddressWriter } from '../parts/address/useAddressWriter.ts';
import { readTableView, withSorts } from '../parts/table/table.address.ts';
import { sorted, type OrderedColumn, type Sort } from '../parts/table/table.sort.ts';

/** What one chooses from, in the order of the address, written as lists write theirs. */
export function useOrder<Choice>(
  columns: readonly OrderedColumn<Choice>[],
  choices: readonly Choice[],
) {
  const [params] = useSearchParams();
  const writeAddress = useAddressWriter();
  const { sorts } = useMemo(
    () =>
      readTableView(
        params,
        columns.map(({ id }) => id),
      ),
    [params, columns],
  );
  const ordered = useMemo(() => sorted(choices, columns, sorts), [choices, columns, sorts]);
  const onOrder = (wanted: readonly Sort[]) => {
    writeAddress((present) => withSorts(present, wanted));
  };
  return { ordered, order: { columns, sorts, onOrder } };
}
