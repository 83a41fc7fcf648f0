import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';

import classes from './Paper.module.css';

interface Props {
  readonly onPrinted: () => void;
  readonly children: ReactNode;
}

/** Once it is there, the browser prints what it holds, without the page around it. */
export function Paper({ onPrinted, children }: Props) {
  const end = useEffectEvent(onPrinted);
  useEffect(() => {
    const printed = () => end();
    window.addEventListener('afterprint', printed);
    window.print();
    return () => window.removeEventListener('afterprint', printed);
  }, []);
  return createPortal(<div className={classes.paper}>{children}</div>, document.body);
}
