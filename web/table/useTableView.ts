import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStillHere } from '../flow/useStillHere.ts';
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

  const stillHere = useStillHere();
  const write = useEffectEvent(() => {
    if (!stillHere()) return;
    setWritten(typed);
    setParams((present) => withSearch(present, typed), { replace: true });
  });
  useEffect(() => {
    if (typed === written && typed === seen) return undefined;
    const timer = setTimeout(() => write(), writePause);
    return () => clearTimeout(timer);
  }, [typed, written, seen]);

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
