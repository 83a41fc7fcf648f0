import { type ReactNode, useDeferredValue } from 'react';

import { ErrorCard } from '../failure/ErrorCard.tsx';
import { Stalled } from '../failure/Stalled.tsx';
import { Loading } from '../failure/Loading.tsx';
import type { QueryView } from '../graphql/query.view.ts';

interface Props<Shown> {
  readonly view: QueryView<Shown>;
  readonly onRetry: () => void;
  readonly children: (shown: Shown) => ReactNode;
}

/**
 * Renders a query's state: loading, failed or shown; nothing where the request could not be sent
 * (GEN-06). What arrives is rendered in slices, between which the browser answers.
 */
export function QueryStates<Shown>({ view, onRetry, children }: Props<Shown>) {
  const arrived = useDeferredValue(view.state === 'shown');
  if (view.state === 'shown' && arrived) return children(view.shown);
  if (view.state === 'failed') {
    return <ErrorCard failure={view.problem} refused={view.refused} onRetry={onRetry} />;
  }
  if (view.state === 'loading' || view.state === 'shown') return <Loading lines={6} />;
  return <Stalled onRetry={onRetry} />;
}
