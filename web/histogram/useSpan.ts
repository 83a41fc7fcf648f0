import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddressWriter } from '../parts/address/useAddressWriter.ts';
import { useLateWrite } from '../parts/address/useLateWrite.ts';
import {
  readSpan,
  readYears,
  withMonth,
  withPrefilter,
  withYears,
  type Span,
  type Years,
} from './span.address.ts';

/** Safari refuses more than a hundred address changes in thirty seconds. */
const writePause = 250;

/** The span in the address; while the slider moves, its own value is ahead of it. */
export function useSpan(): {
  readonly span: Span;
  readonly moved: number;
  readonly years: Years | null;
  readonly onMonth: (month: number) => void;
  readonly onPrefilter: (prefilter: boolean) => void;
  readonly onYears: (years: Years | null) => void;
} {
  const [params] = useSearchParams();
  const writeAddress = useAddressWriter();
  const span = readSpan(params);
  const [moved, setMoved] = useState(span.month);
  const [seen, setSeen] = useState(span.month);
  if (span.month !== seen) {
    setSeen(span.month);
    setMoved(span.month);
  }

  useLateWrite(moved === seen ? null : String(moved), writePause, () =>
    writeAddress((present) => withMonth(present, moved)),
  );

  return {
    span,
    moved,
    years: readYears(params),
    onMonth: setMoved,
    onYears: (years) => {
      writeAddress((present) => withYears(present, years));
    },
    onPrefilter: (prefilter) => {
      writeAddress((present) => withPrefilter(present, prefilter));
    },
  };
}
