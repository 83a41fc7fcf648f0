import { useEffect, useEffectEvent, useState } from 'react';

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

/**
 * A notice closes by itself, but not under the pointer or while it has the focus; after a touch it
 * has its whole time anew, because a finger leaves what it has brought into sight (OWN-233).
 */
export function NoticeBar({ text, about, color, timeout, copy, action, since, onClose }: Props) {
  const [touched, setTouched] = useState(since);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  const duration = timeout ?? noticeTimeout;
  const { background, ink } = noticeColors(color);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (held || staysOpen(duration)) return undefined;
    const timer = setTimeout(() => close(), touched + duration - Date.now());
    return () => clearTimeout(timer);
  }, [duration, touched, held]);

  return (
    <span
      className={classes.bar}
      style={{ background, color: ink }}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={({ pointerType }) => {
        setPointed(false);
        if (pointerType === 'touch') setTouched(Date.now());
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {copy && <CopiedText text={text} copy={copy} />}
      {!copy && !about && <span>{text}</span>}
      {!copy && about && (
        <span className={classes.told}>
          <span>{text}</span>
          <span className={classes.about}>{about}</span>
        </span>
      )}
      {action && (
        <button
          type="button"
          className={classes.close}
          aria-keyshortcuts={action.keys}
          onClick={() => {
            onClose();
            action.act();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={classes.close} onClick={onClose}>
        {texts.close}
      </button>
    </span>
  );
}
