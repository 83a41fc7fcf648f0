import { useEffect, useEffectEvent } from 'react';

import { noticeTimeout } from '#schema/limits.ts';

import { texts } from '../texts/texts.ts';
import type { Notice } from './notice.ts';
import { noticeColors, staysOpen } from './notice.view.ts';
import { CopiedText } from './CopiedText.tsx';
import classes from './NoticeProvider.module.css';

interface Props extends Notice {
  /** When it was first shown, in milliseconds; it may have moved to another modal since. */
  readonly since: number;
  readonly onClose: () => void;
}

export function NoticeBar({ text, color, timeout, copy, since, onClose }: Props) {
  const duration = timeout ?? noticeTimeout;
  const { background, ink } = noticeColors(color);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (staysOpen(duration)) return undefined;
    const timer = setTimeout(() => close(), since + duration - Date.now());
    return () => clearTimeout(timer);
  }, [duration, since]);

  return (
    <span className={classes.bar} style={{ background, color: ink }}>
      {copy ? <CopiedText text={text} copy={copy} /> : <span>{text}</span>}
      <button type="button" className={classes.close} onClick={onClose}>
        {texts.close}
      </button>
    </span>
  );
}
