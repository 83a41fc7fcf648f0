import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import { readChosen, withChosen } from './chosen.address.ts';
import { useAddressWriter, writePause } from './useAddressWriter.ts';
import { useLateWrite } from './useLateWrite.ts';

/**
 * Restores the selection from the address once the list has loaded, and when a link changes the
 * address meanwhile; writes each change of the selection back to it.
 */
export function useChosenAddress(
  chosen: readonly string[],
  listed: boolean,
  onFound: (ids: readonly string[]) => void,
) {
  const [params] = useSearchParams();
  const written = readChosen(params).join('.');
  const wanted = chosen.join('.');
  const own = useRef('');
  const restore = useEffectEvent(() => {
    const found = readChosen(params);
    if (found.length > 0 && written !== wanted) onFound(found);
  });
  useEffect(() => {
    if (!listed || written === own.current) return;
    own.current = written;
    restore();
  }, [listed, written]);

  const writeAddress = useAddressWriter();
  useLateWrite(listed && wanted !== written ? wanted : null, writePause, () => {
    if (writeAddress((present) => withChosen(present, chosen))) own.current = wanted;
  });
}
