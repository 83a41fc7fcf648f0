import { useBeforeUnload, useBlocker, type Location } from 'react-router-dom';

import { Confirm } from '../confirm/Confirm.tsx';
import { arrivalIn, isOver } from '../flow/arrival.ts';
import { leavingTexts } from './leaving.texts.ts';

interface Props {
  readonly unsaved: boolean;
  /** The parameter of the address that names the edited record: changing it asks too. */
  readonly parameter?: string | undefined;
  /** What the changes are of, where the screen has more than one form. */
  readonly about?: string | undefined;
}

/** Asks before unsaved changes are left: with our dialog within the application, with the browser's own outside it. */
export function LeavingGuard({ unsaved, parameter, about }: Props) {
  // The router supports one blocker at a time, so a guard without changes mounts none.
  return unsaved && <Guard parameter={parameter} about={about} />;
}

function Guard({ parameter, about }: Omit<Props, 'unsaved'>) {
  const recordAddress = ({ pathname, search }: Location) =>
    parameter === undefined
      ? pathname
      : `${pathname}?${new URLSearchParams(search).get(parameter) ?? ''}`;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      recordAddress(currentLocation) !== recordAddress(nextLocation) &&
      // Without a session nothing can be saved: the sign-in screen says so and leads back.
      !isOver(arrivalIn(nextLocation.state).why),
  );
  useBeforeUnload((event) => event.preventDefault());
  return (
    <Confirm
      question={blocker.state === 'blocked' ? leavingTexts.question : null}
      about={about}
      onAnswer={({ type }) => (type === 'confirm' ? blocker.proceed?.() : blocker.reset?.())}
    />
  );
}
