import { type ReactNode, useRef } from 'react';

import { useSeen } from './useSeen.ts';

interface Props {
  /** Held until then, so that nothing below it moves. */
  readonly unseen?: string | undefined;
  readonly children: ReactNode;
}

/** Renders its content once its place scrolls into view. */
export function WhenSeen({ unseen, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  return (
    <div ref={place} className={seen ? undefined : unseen}>
      {seen && children}
    </div>
  );
}
