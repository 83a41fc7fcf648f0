import type { ReactNode } from 'react';

import { ErrorCard } from '../parts/failure/ErrorCard.tsx';
import { Stalled } from '../parts/failure/Stalled.tsx';
import { Loading } from '../parts/failure/Loading.tsx';
import type { ShownProblem } from '../parts/failure/problem.view.ts';

interface Props {
  readonly view: {
    readonly loading: boolean;
    readonly stalled: boolean;
    readonly failure: ShownProblem | null;
    readonly refused: boolean;
  };
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** The desk once its list has come; until then, or when it fails, nothing can be done (EXIT-28, RET-13, CAN-07, GEN-06). */
export function DeskStates({ view, onRetry, children }: Props) {
  if (view.loading) return <Loading lines={6} />;
  if (view.failure !== null) {
    return <ErrorCard failure={view.failure} refused={view.refused} onRetry={onRetry} />;
  }
  if (!view.stalled) return children;
  return <Stalled onRetry={onRetry} />;
}
