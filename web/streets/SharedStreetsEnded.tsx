import { PublicScreen } from '../parts/public-screen/PublicScreen.tsx';
import { texts as common } from '../parts/texts/texts.ts';
import { sharingTexts as texts } from './sharing.texts.ts';

interface Props {
  /** The server's sentence. */
  readonly why: string;
}

/** Of a code that is wrong, has ended or was ended; drawn by the gateway, too, as a page that is not there. */
export function SharedStreetsEnded({ why }: Props) {
  return (
    <PublicScreen title={texts.endedTitle} narrow>
      <p>{why}</p>
      <p>
        <a href="/">{common.home}</a>
      </p>
    </PublicScreen>
  );
}
