import { useEffect, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';

import { readSpan, withMonth, withPrefilter, type Span } from './span.address.ts';

/** Safari refuses more than a hundred address changes in thirty seconds. */
const writePause = 250;

/** The span in the address, and the slider that runs ahead of it while it is moved. */
export function useSpan(): {
  readonly span: Span;
  readonly moved: number;
  readonly onMonth: (month: number) => void;
  readonly onPrefilter: (prefilter: boolean) => void;
} {
  const [params, setParams] = useSearchParams();
  // An address written while the next screen is on its way would call the reader back.
  const leaving = useNavigation().state !== 'idle';
  const span = readSpan(params);
  const [moved, setMoved] = useState(span.month);
  const [seen, setSeen] = useState(span.month);
  if (span.month !== seen) {
    setSeen(span.month);
    setMoved(span.month);
  }

  useEffect(() => {
    if (leaving || moved === seen) return undefined;
    const timer = setTimeout(
      () => setParams((present) => withMonth(present, moved), { replace: true }),
      writePause,
    );
    return () => clearTimeout(timer);
  }, [leaving, moved, seen, setParams]);

  return {
    span,
    moved,
    onMonth: setMoved,
    onPrefilter: (prefilter) =>
      setParams((present) => withPrefilter(present, prefilter), { replace: true }),
  };
}
