import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddressWriter } from '../address/useAddressWriter.ts';
import { readTableView, withPage, withSearch, withSorts } from './table.address.ts';
import { nextSorts } from './table.sort.ts';

/** Safari refuses more than a hundred address changes in thirty seconds. */
const writePause = 300;

export function useTableView(sortable: readonly string[], many: boolean) {
  const [params] = useSearchParams();
  const address = useMemo(() => readTableView(params, sortable, many), [params, sortable, many]);
  const [typed, setTyped] = useState(address.search);
  const [seen, setSeen] = useState(address.search);
  const [written, setWritten] = useState(address.search);

  if (address.search !== seen) {
    setSeen(address.search);
    if (address.search !== written) setTyped(address.search);
  }

  const writeAddress = useAddressWriter();
  const write = useEffectEvent(() => {
    if (writeAddress((present) => withSearch(present, typed))) setWritten(typed);
  });
  useEffect(() => {
    if (typed === written && typed === seen) return undefined;
    const timer = setTimeout(() => write(), writePause);
    return () => clearTimeout(timer);
  }, [typed, written, seen]);

  const { sorts } = address;
  const sortBy = useCallback(
    (id: string) => {
      writeAddress((present) => withSorts(present, nextSorts(sorts, id, many)));
    },
    [sorts, many, writeAddress],
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
    /** Lags behind what is typed while there is much to draw. */
    searchLater: useDeferredValue(typed),
    sorts,
    /** What has just been typed is looked for from the first page on. */
    page: typed === address.search ? address.page : 1,
    type: setTyped,
    sortBy,
    turnTo,
  };
}
