import { useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

import { withProduct } from '../texts/product.ts';
import { texts } from '../texts/texts.ts';
import classes from './Screen.module.css';

interface Props {
  readonly title: string;
  /** The one main action, beside the title. */
  readonly action?: ReactNode;
  /** A list takes the height there is, and scrolls in itself. */
  readonly list?: boolean;
  readonly children: ReactNode;
}

/** A screen of the shell: its title on the page and in the window, where the focus goes on arrival. */
export function Screen({ title, action, list = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- on arrival only
  }, []);
  return (
    <div className={list ? classes['list'] : classes['page']}>
      <title>{`${title} – ${withProduct(texts.appName)}`}</title>
      <div className={classes['head']}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {action}
      </div>
      {children}
    </div>
  );
}
