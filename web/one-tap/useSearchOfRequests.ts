import { useEffect, useEffectEvent, useRef } from 'react';

import { waitingTexts } from '../domain/assignment/requests.texts.ts';
import { useAddressWriter } from '../parts/address/useAddressWriter.ts';
import { readTableView, withSearch } from '../parts/table/table.address.ts';

/** Ends the search that a link to requests began, once what it found is answered (OWN-276). */
export function useSearchOfRequests(waiting: number) {
  const writeAddress = useAddressWriter();
  const before = useRef(waiting);
  const end = useEffectEvent(() => {
    writeAddress((present) => {
      const { search } = readTableView(present, []);
      const foundMore = search === waitingTexts.found && waiting > 0;
      return search.startsWith(waitingTexts.found) && !foundMore
        ? withSearch(present, '')
        : present;
    });
  });
  useEffect(() => {
    if (waiting < before.current) end();
    before.current = waiting;
  }, [waiting]);
}
