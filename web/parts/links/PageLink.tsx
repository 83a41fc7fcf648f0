import { LinkOutlined, ShareAltOutlined } from '@ant-design/icons';

import { presentAddress } from '../address/useLateWrite.ts';
import { Button } from '../button/Button.tsx';
import { useWide } from '../media/useMediaQuery.ts';
import { shareTexts } from './share-link.texts.ts';
import { useShare } from './useShare.ts';

interface Props {
  /** Looks as what it stands in. */
  readonly bare?: boolean;
}

/** Copies the address of the present screen, with its search, order and choice; on a phone the share sheet takes it. */
export function PageLink({ bare = false }: Props) {
  const { copy, share } = useShare(shareTexts.pageCopied);
  const sharing = !useWide() && 'share' in navigator;
  const give = async () => {
    const link = await presentAddress();
    await (sharing ? share(document.title, link) : copy(link));
  };
  const onClick = () => void give();
  const words = (
    <>
      {sharing ? <ShareAltOutlined aria-hidden /> : <LinkOutlined aria-hidden />}{' '}
      {sharing ? shareTexts.sharePage : shareTexts.copyPage}
    </>
  );
  if (!bare)
    return (
      <Button kind="link" onClick={onClick}>
        {words}
      </Button>
    );
  return (
    <button type="button" onClick={onClick}>
      {words}
    </button>
  );
}
