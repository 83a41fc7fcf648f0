import { useState } from 'react';

import { useNotice } from '../notice/notice.ts';
import { texts } from '../texts/texts.ts';
import { Button } from './Button.tsx';

/** Copies a text, and says that it has; where the browser refuses, that it has not. Nothing where it cannot. */
export function CopyButton({ text }: { readonly text: string }) {
  /** The text that was copied: another one is not. */
  const [copied, setCopied] = useState<string | null>(null);
  const { show } = useNotice();
  if (!('clipboard' in navigator)) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      show({ text: texts.notCopied, color: 'warning' });
    }
  };
  return <Button onClick={() => void copy()}>{copied === text ? texts.copied : texts.copy}</Button>;
}
