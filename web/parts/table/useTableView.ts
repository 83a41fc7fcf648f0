import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddressWriter, writePause } from '../address/useAddressWriter.ts';
import { useLateWrite } from '../address/useLateWrite.ts';
import { readTableView, withPage, withSearch, withSorts } from './table.address.ts';
import { nextSorts, type Sort } from './table.sort.ts';

export function useTableView(sortable: readonly string[], many: boolean) {
  const [params] = useSearchParams();
  const address = useMemo(() => readTableView(params, sortable, many), [params, sortable, many]);
  const [typed, setTyped] = useState(address.search);
  const [seen, setSeen] = useState(address.search);
  const [written, setWritten] = useState(address.search);

  if (address.search !== seen) {
    setSeen(address.search);
    if (address.search !== written) {
      setTyped(address.search);
      setWritten(address.search);
    }
  }

  const writeAddress = useAddressWriter();
  const waiting = typed !== written || typed !== seen;
  const write = useCallback(() => {
    if (waiting && writeAddress((present) => withSearch(present, typed))) setWritten(typed);
  }, [waiting, typed, writeAddress]);
  useLateWrite(waiting ? typed : null, writePause, write);

  const { sorts } = address;
  const sortBy = useCallback(
    (id: string) => {
      writeAddress((present) => withSorts(present, nextSorts(sorts, id, many)));
    },
    [sorts, many, writeAddress],
  );
  const orderBy = useCallback(
    (wanted: readonly Sort[]) => {
      writeAddress((present) => withSorts(present, wanted));
    },
    [writeAddress],
  );
  const turnTo = useCallback(
    (page: number) => {
      setWritten(typed);
      writeAddress((present) => withPage(withSearch(present, typed), page));
    },
    [typed, writeAddress],
  );

  return {
    typed,
    /** The search, deferred while rendering its results takes long. */
    searchLater: useDeferredValue(typed),
    sorts,
    /** A search that is not in the address yet starts at page 1. */
    page: typed === address.search ? address.page : 1,
    type: setTyped,
    /** Writes the search to the address at once, so that Back restores it after leaving the screen. */
    leaveSearch: write,
    sortBy,
    /** Replaces the whole order. */
    orderBy,
    turnTo,
  };
}
