import type { ReactNode } from 'react';

import { Button } from '../button/Button.tsx';
import { ErrorCard } from '../failure/ErrorCard.tsx';
import { failureTexts } from '../failure/failure.texts.ts';
import { Loading } from '../failure/Loading.tsx';
import type { ShownProblem } from '../failure/problem.view.ts';

interface Props {
  readonly view: {
    readonly loading: boolean;
    readonly stalled: boolean;
    readonly failure: ShownProblem | null;
  };
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Loading, or failed, and then nothing can be done (EXIT-28, RET-13, CAN-07, GEN-06); or the desk. */
export function DeskStates({ view, onRetry, children }: Props) {
  if (view.loading) return <Loading lines={6} />;
  if (view.failure !== null) return <ErrorCard failure={view.failure} onRetry={onRetry} />;
  if (!view.stalled) return children;
  return (
    <p>
      <Button onClick={onRetry}>{failureTexts.retry}</Button>
    </p>
  );
}
