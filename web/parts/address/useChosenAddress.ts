import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

import { readChosen, withChosen } from './chosen.address.ts';
import { useAddressWriter, writePause } from './useAddressWriter.ts';

/** Restores the selection from the address once the list has loaded, then writes each change back to it. */
export function useChosenAddress(
  chosen: readonly string[],
  listed: boolean,
  onFound: (ids: readonly string[]) => void,
) {
  const [params] = useSearchParams();
  const restore = useEffectEvent(() => {
    const found = readChosen(params);
    if (found.length > 0) onFound(found);
  });
  useEffect(() => {
    if (listed) restore();
  }, [listed]);

  const written = readChosen(params).join('.');
  const wanted = chosen.join('.');
  const writeAddress = useAddressWriter();
  const write = useEffectEvent(() => writeAddress((present) => withChosen(present, chosen)));
  useEffect(() => {
    if (!listed || wanted === written) return undefined;
    const timer = setTimeout(() => write(), writePause);
    return () => clearTimeout(timer);
  }, [listed, wanted, written]);
}
