import type { Severity } from '#web/generated/graphql.ts';

import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { texts } from '../texts/texts.ts';
import classes from './ErrorCard.module.css';
import { failureTexts } from './failure.texts.ts';

interface Props {
  readonly failure: { readonly message: string; readonly severity?: Severity | undefined };
  /** Where no other title stands above it. */
  readonly heading?: 'h1' | 'h2';
  readonly onRetry?: (() => void) | undefined;
}

/** The generic error card: message, type, a link to `/` that starts the page anew (SHELL-24). */
export function ErrorCard({ failure, heading: Heading = 'h2', onRetry }: Props) {
  return (
    <section className={classes['card']}>
      <Heading>{failureTexts.title}</Heading>
      <Alert severity={failure.severity}>{failure.message}</Alert>
      <p className={classes['ways']}>
        {onRetry && <Button onClick={onRetry}>{failureTexts.retry}</Button>}
        <a href="/">{texts.home}</a>
      </p>
    </section>
  );
}
