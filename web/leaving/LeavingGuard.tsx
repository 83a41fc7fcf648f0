import { useBeforeUnload, useBlocker } from 'react-router-dom';

import { Confirm } from '../confirm/Confirm.tsx';
import { leavingTexts } from './leaving.texts.ts';

/** Unsaved edits: leaving asks, within the page with our question, out of it with the browser's own. */
export function LeavingGuard({ unsaved }: { readonly unsaved: boolean }) {
  // The router hears one guard only: what has nothing to lose stands none.
  return unsaved && <Guard />;
}

function Guard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => event.preventDefault());
  return (
    <Confirm
      question={blocker.state === 'blocked' ? leavingTexts.question : null}
      onAnswer={({ type }) => (type === 'confirm' ? blocker.proceed?.() : blocker.reset?.())}
    />
  );
}
