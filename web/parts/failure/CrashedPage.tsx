import { useRouteError } from 'react-router-dom';

import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { PublicScreen } from '../public-screen/PublicScreen.tsx';
import { texts } from '../texts/texts.ts';
import { crashView } from './crash.view.ts';
import { failureTexts } from './failure.texts.ts';
import { isMissingModule } from './missing-modules.ts';

/** The error boundary of a screen outside the shell; the router logs the cause. */
export function CrashedPage() {
  const { message, reloads } = crashView(isMissingModule(useRouteError()), navigator.onLine);
  return (
    <PublicScreen title={failureTexts.title}>
      <Alert severity={reloads ? 'warning' : 'error'}>{message}</Alert>
      {reloads && <Button onClick={() => location.reload()}>{failureTexts.reload}</Button>}
      <p>
        <a href="/">{texts.home}</a>
      </p>
    </PublicScreen>
  );
}
