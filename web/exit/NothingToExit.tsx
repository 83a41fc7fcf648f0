import { Button } from '../parts/button/Button.tsx';
import { Empty } from '../parts/screen/Empty.tsx';
import { ways } from '../parts/screen/ways.texts.ts';
import { exitTexts } from './exit.texts.ts';

interface Props {
  /** A filter is set. */
  readonly filtered: boolean;
  readonly onUnfilter: () => void;
}

const texts = exitTexts.exit;

/** The list of t-exit without a territory: by a filter, or because none can go out (OWN-264). */
export const NothingToExit = ({ filtered, onUnfilter }: Props) =>
  filtered ? (
    <Empty text={texts.noneFiltered}>
      <Button onClick={onUnfilter}>{texts.unfilter}</Button>
    </Empty>
  ) : (
    <Empty text={texts.none} ways={[ways.create, ways.return]} />
  );
