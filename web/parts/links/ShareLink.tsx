import { ShareAltOutlined } from '@ant-design/icons';

import { Button } from '../button/Button.tsx';
import { useNotice } from '../notice/notice.ts';
import { shareTexts } from './share-link.texts.ts';

interface Props {
  /** What the link leads to. */
  readonly title: string;
  readonly link: string;
}

/** Hands a link to the device's share sheet; copies it where the browser has none. */
export function ShareLink({ title, link }: Props) {
  const { show } = useNotice();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      show({ text: shareTexts.copied });
    } catch {
      show({ text: link, copy: link, timeout: -1 });
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title, url: link });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <Button
      aria-label={shareTexts.shareOf(title)}
      onClick={() => void ('share' in navigator ? share() : copy())}
    >
      <ShareAltOutlined aria-hidden /> {shareTexts.share}
    </Button>
  );
}
