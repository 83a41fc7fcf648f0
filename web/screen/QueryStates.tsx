import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import { Button } from '../button/Button.tsx';
import { ErrorCard } from '../failure/ErrorCard.tsx';
import { failureTexts } from '../failure/failure.texts.ts';
import { Loading } from '../failure/Loading.tsx';
import type { QueryView } from '../graphql/query.view.ts';

interface Props<Shown> {
  readonly view: QueryView<Shown>;
  readonly onRetry: () => void;
  readonly children: (shown: Shown) => ReactNode;
}

/** Loading, failed, ended, or what was asked for; a request that never left says nothing (GEN-06). */
export function QueryStates<Shown>({ view, onRetry, children }: Props<Shown>) {
  if (view.state === 'shown') return children(view.shown);
  if (view.state === 'ended') return <Navigate to="/login" replace />;
  if (view.state === 'failed') return <ErrorCard failure={view.problem} onRetry={onRetry} />;
  if (view.state === 'loading') return <Loading lines={6} />;
  return (
    <p>
      <Button onClick={onRetry}>{failureTexts.retry}</Button>
    </p>
  );
}
