import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readTableView, withSearch, withSort } from './table.address.ts';
import { nextSort } from './table.sort.ts';

/** Safari refuses more than a hundred address changes in thirty seconds. */
const writePause = 300;

export function useTableView(sortable: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readTableView(params, sortable), [params, sortable]);
  const [typed, setTyped] = useState(address.search);
  const [seen, setSeen] = useState(address.search);
  const [written, setWritten] = useState(address.search);

  if (address.search !== seen) {
    setSeen(address.search);
    if (address.search !== written) setTyped(address.search);
  }

  useEffect(() => {
    if (typed === written && typed === seen) return undefined;
    const timer = setTimeout(() => {
      setWritten(typed);
      setParams((present) => withSearch(present, typed), { replace: true });
    }, writePause);
    return () => clearTimeout(timer);
  }, [typed, written, seen, setParams]);

  const { sort } = address;
  const sortBy = useCallback(
    (id: string) =>
      setParams((present) => withSort(present, nextSort(sort, id)), { replace: true }),
    [sort, setParams],
  );

  return {
    typed,
    /** Lags behind what is typed while there is much to draw. */
    searchLater: useDeferredValue(typed),
    sort,
    type: setTyped,
    sortBy,
  };
}
