import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useAddressWriter } from '../parts/address/useAddressWriter.ts';
import { readLook, withLook, type CoverageLook } from './coverage-map.address.ts';

/** Milliseconds between writes of the address: Safari limits how often it may change. */
const writePause = 300;

export function useCoverageLook() {
  const [params] = useSearchParams();
  const writeAddress = useAddressWriter();
  const [look, setLook] = useState<CoverageLook>(() => readLook(params));

  useEffect(() => {
    if (withLook(params, look).toString() === params.toString()) return undefined;
    const timer = setTimeout(() => writeAddress((present) => withLook(present, look)), writePause);
    return () => clearTimeout(timer);
  }, [look, params, writeAddress]);

  return [look, setLook] as const;
}
