import { Alert } from '../alert/Alert.tsx';
import { PublicScreen } from '../public-screen/PublicScreen.tsx';
import { texts } from '../texts/texts.ts';
import { failureTexts } from './failure.texts.ts';

/** The error boundary of a screen outside the shell; the router logs the cause. */
export function CrashedPage() {
  return (
    <PublicScreen title={failureTexts.title}>
      <Alert>{failureTexts.crashed}</Alert>
      <p>
        <a href="/">{texts.home}</a>
      </p>
    </PublicScreen>
  );
}
