import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { readLook, withLook, type CoverageLook } from './coverage-map.address.ts';

/** A slider moves faster than Safari lets an address change. */
const writePause = 300;

export function useCoverageLook() {
  const [params, setParams] = useSearchParams();
  const [look, setLook] = useState<CoverageLook>(() => readLook(params));

  useEffect(() => {
    if (withLook(params, look).toString() === params.toString()) return undefined;
    const timer = setTimeout(
      () =>
        setParams((present) => withLook(present, look), {
          replace: true,
          preventScrollReset: true,
        }),
      writePause,
    );
    return () => clearTimeout(timer);
  }, [look, params, setParams]);

  return [look, setLook] as const;
}
