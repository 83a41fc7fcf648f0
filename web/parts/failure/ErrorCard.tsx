import { Navigate, useLocation } from 'react-router-dom';

import type { Severity } from '#web/parts/graphql/generated/graphql.ts';

import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { arrivalIn } from '../flow/arrival.ts';
import { texts } from '../texts/texts.ts';
import blocks from '../theme/Blocks.module.css';
import classes from './ErrorCard.module.css';
import { failureTexts } from './failure.texts.ts';

interface Props {
  readonly failure: { readonly message: string; readonly severity?: Severity | undefined };
  /** `h1` where the card is the page's only title. */
  readonly heading?: 'h1' | 'h2';
  /** The server said no: nothing has failed, and asking again changes nothing. */
  readonly refused?: boolean;
  readonly retryText?: string;
  readonly onRetry?: (() => void) | undefined;
}

/**
 * The error card: message, type, and a link to `/` that reloads the application (SHELL-24). Who has
 * signed in to a screen that the server refuses is led to the first one instead (OWN-191).
 */
export function ErrorCard({
  failure,
  heading: Heading = 'h2',
  refused = false,
  retryText = failureTexts.retry,
  onRetry,
}: Props) {
  const { why } = arrivalIn(useLocation().state);
  if (refused && why === 'signedIn') return <Navigate to="/t-my-exited" replace />;
  return (
    <section className={`${blocks.card} ${classes.card}`}>
      {!refused && <Heading>{failureTexts.title}</Heading>}
      <Alert severity={failure.severity}>{failure.message}</Alert>
      <p className={`${blocks.row} ${classes.ways}`}>
        {onRetry && !refused && <Button onClick={onRetry}>{retryText}</Button>}
        <a href="/">{texts.home}</a>
      </p>
    </section>
  );
}
