import type { ReactNode } from 'react';

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

/** Renders a query's state: loading, failed or shown; nothing where the request could not be sent (GEN-06). */
export function QueryStates<Shown>({ view, onRetry, children }: Props<Shown>) {
  if (view.state === 'shown') return children(view.shown);
  if (view.state === 'failed') {
    return <ErrorCard failure={view.problem} refused={view.refused} onRetry={onRetry} />;
  }
  if (view.state === 'loading') return <Loading lines={6} />;
  return (
    <p>
      <Button onClick={onRetry}>{failureTexts.retry}</Button>
    </p>
  );
}
