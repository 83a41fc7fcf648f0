import { ErrorCard } from './ErrorCard.tsx';
import { failureTexts } from './failure.texts.ts';

/** The error boundary of a screen in the shell; the router logs the cause. */
export function CrashedScreen() {
  return <ErrorCard heading="h1" failure={{ message: failureTexts.crashed, severity: 'error' }} />;
}
