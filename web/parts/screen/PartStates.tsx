import { useId, type ReactNode } from 'react';

import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { failureTexts } from '../failure/failure.texts.ts';
import { Loading } from '../failure/Loading.tsx';
import type { QueryView } from '../graphql/query.view.ts';
import classes from './PartStates.module.css';

interface Props<Shown> {
  readonly title: string;
  /** The message for a failure without one of its own. */
  readonly failed: string;
  readonly view: QueryView<Shown>;
  readonly onRetry: () => void;
  readonly children: (shown: Shown) => ReactNode;
}

/** A part of a screen with a query of its own: its failure leaves the rest of the screen (GEN-04 … GEN-06). */
export function PartStates<Shown>({ title, failed, view, onRetry, children }: Props<Shown>) {
  const heading = useId();
  if (view.state === 'shown') return children(view.shown);
  if (view.state === 'loading') return <Loading lines={4} />;
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {view.state === 'failed' ? (
        <Alert severity={view.problem.severity}>{`${failed} ${view.problem.message}`}</Alert>
      ) : (
        <p>{failed}</p>
      )}
      <p>
        <Button onClick={onRetry}>{failureTexts.retry}</Button>
      </p>
    </section>
  );
}
