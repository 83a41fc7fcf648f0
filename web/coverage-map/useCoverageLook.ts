import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useAddressWriter } from '../parts/address/useAddressWriter.ts';
import { useLateWrite } from '../parts/address/useLateWrite.ts';
import { readLook, withLook, type CoverageLook } from './coverage-map.address.ts';

/** Milliseconds between writes of the address: Safari limits how often it may change. */
const writePause = 300;

export function useCoverageLook() {
  const [params] = useSearchParams();
  const writeAddress = useAddressWriter();
  const [look, setLook] = useState<CoverageLook>(() => readLook(params));

  const wanted = withLook(params, look).toString();
  useLateWrite(wanted === params.toString() ? null : wanted, writePause, () =>
    writeAddress((present) => withLook(present, look)),
  );

  return [look, setLook] as const;
}
