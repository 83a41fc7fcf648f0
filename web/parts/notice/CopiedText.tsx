import { useState } from 'react';

import { texts } from '../texts/texts.ts';
import blocks from '../theme/Blocks.module.css';
import classes from './NoticeProvider.module.css';

interface Props {
  readonly text: string;
  /** The part of the text to copy. */
  readonly copy: string;
}

/** A text with a part that one click selects and a button copies (B-50). */
export function CopiedText({ text, copy }: Props) {
  const [copied, setCopied] = useState(false);
  const [before = '', after = ''] = text.split(copy);
  return (
    <span className={`${blocks.row} ${classes.copied}`}>
      <span>
        {before}
        <code>{copy}</code>
        {after}
      </span>
      {'clipboard' in navigator && (
        <button
          type="button"
          className={classes.close}
          onClick={() => {
            void navigator.clipboard.writeText(copy).then(() => setCopied(true));
          }}
        >
          {copied ? texts.copied : texts.copy}
        </button>
      )}
    </span>
  );
}
