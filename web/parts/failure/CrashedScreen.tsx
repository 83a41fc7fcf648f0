import { useRouteError } from 'react-router-dom';

import { withProduct } from '../texts/product.ts';
import { texts } from '../texts/texts.ts';
import { crashView } from './crash.view.ts';
import { ErrorCard } from './ErrorCard.tsx';
import { failureTexts } from './failure.texts.ts';
import { isMissingModule } from './missing-modules.ts';

/** The error boundary of a screen in the shell; the router logs the cause. */
export function CrashedScreen() {
  const { message, reloads } = crashView(isMissingModule(useRouteError()), navigator.onLine);
  return (
    <>
      <title>{`${failureTexts.title} – ${withProduct(texts.appName)}`}</title>
      <ErrorCard
        heading="h1"
        failure={{ message, severity: reloads ? 'warning' : 'error' }}
        retryText={failureTexts.reload}
        onRetry={reloads ? () => location.reload() : undefined}
      />
    </>
  );
}
