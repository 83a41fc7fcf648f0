import { useBeforeUnload, useBlocker, type Location } from 'react-router-dom';

import { Confirm } from '../confirm/Confirm.tsx';
import { leavingTexts } from './leaving.texts.ts';

interface Props {
  readonly unsaved: boolean;
  /** Of the address: what is edited changes with it. */
  readonly parameter?: string | undefined;
}

/** Unsaved edits: leaving asks, within the page with our question, out of it with the browser's own. */
export function LeavingGuard({ unsaved, parameter }: Props) {
  // The router hears one guard only: what has nothing to lose stands none.
  return unsaved && <Guard parameter={parameter} />;
}

function Guard({ parameter }: Pick<Props, 'parameter'>) {
  const edited = ({ pathname, search }: Location) =>
    parameter === undefined
      ? pathname
      : `${pathname}?${new URLSearchParams(search).get(parameter) ?? ''}`;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => edited(currentLocation) !== edited(nextLocation),
  );
  useBeforeUnload((event) => event.preventDefault());
  return (
    <Confirm
      question={blocker.state === 'blocked' ? leavingTexts.question : null}
      onAnswer={({ type }) => (type === 'confirm' ? blocker.proceed?.() : blocker.reset?.())}
    />
  );
}
