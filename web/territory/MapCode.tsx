import { useQuery } from 'urql';

import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { queryView } from '../parts/graphql/query.view.ts';
import { publicMapQuery } from '../parts/map/map.operations.ts';
import { mapTexts } from '../parts/map/map.texts.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { texts as commonTexts } from '../parts/texts/texts.ts';
import classes from './MapCode.module.css';

interface Props {
  readonly title: string;
  /** The link of a map drawn here, whose last part is its token. */
  readonly mapLink: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The code of a map's address, to be held in front of another phone. */
export function MapCode({ title, mapLink, open, onClose }: Props) {
  const [{ data, fetching, error }, load] = useQuery({
    query: publicMapQuery,
    variables: { token: mapLink.split('/').at(-1) ?? '' },
    pause: !open,
  });
  const view = queryView({ fetching, shown: data?.publicMap, error });
  return (
    <Dialog
      title={title}
      open={open}
      onClose={onClose}
      width="26rem"
      actions={<Button onClick={onClose}>{commonTexts.close}</Button>}
    >
      <QueryStates view={view} onRetry={() => load({ requestPolicy: 'network-only' })}>
        {(map) => (
          <div className={classes.code}>
            <img src={map.qrcode} alt={mapTexts.qrcode} />
            <p>{map.mapLink}</p>
          </div>
        )}
      </QueryStates>
    </Dialog>
  );
}
