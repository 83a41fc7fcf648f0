import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useAddressWriter } from '../address/useAddressWriter.ts';
import type { Column } from './table.column.ts';
import { readHidden, withHidden } from './table.look.ts';

/** The columns that the address leaves in; the same list as long as they are the same. */
export function useTableLook<Row>(columns: readonly Column<Row>[]) {
  const [params] = useSearchParams();
  const writeAddress = useAddressWriter();
  const read = readHidden(params, columns).join();
  const hidden = useMemo(() => (read === '' ? [] : read.split(',')), [read]);
  const shown = useMemo(
    () => (hidden.length === 0 ? columns : columns.filter(({ id }) => !hidden.includes(id))),
    [columns, hidden],
  );
  const hide = useCallback(
    (ids: readonly string[]) => {
      writeAddress((present) => withHidden(present, ids));
    },
    [writeAddress],
  );
  return { hidden, shown, hide };
}
