import { ShareAltOutlined } from '@ant-design/icons';

import { Button } from '../button/Button.tsx';
import { shareTexts } from './share-link.texts.ts';
import { useShare } from './useShare.ts';

interface Props {
  /** What the link leads to. */
  readonly title: string;
  readonly link: string;
}

/** Hands a link to the device's share sheet; copies it where the browser has none. */
export function ShareLink({ title, link }: Props) {
  const { share } = useShare(shareTexts.mapCopied);
  return (
    <Button aria-label={shareTexts.shareOf(title)} onClick={() => void share(title, link)}>
      <ShareAltOutlined aria-hidden /> {shareTexts.share}
    </Button>
  );
}
