import { useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

import { withProduct } from '../texts/product.ts';
import { texts } from '../texts/texts.ts';
import { HelpLink } from './HelpLink.tsx';
import classes from './Screen.module.css';

interface Props {
  readonly title: string;
  /** The topic of the help that is about this screen; none while that depends on an answer. */
  readonly help?: string | undefined;
  /** The main action, beside the title. */
  readonly action?: ReactNode;
  /** The content is a list that fills the height and scrolls by itself. */
  readonly list?: boolean;
  readonly children: ReactNode;
}

/** A screen of the shell: sets the window's title, and focuses its heading on arrival. */
export function Screen({ title, help, action, list = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- on mount only
  }, []);
  return (
    <div className={list ? classes.list : classes.page}>
      <title>{`${title} – ${withProduct(texts.appName)}`}</title>
      <div className={classes.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {help !== undefined && <HelpLink topic={help} />}
        {action}
      </div>
      {children}
    </div>
  );
}
