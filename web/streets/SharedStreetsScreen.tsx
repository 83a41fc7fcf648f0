import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useQuery } from 'urql';

import { Loading } from '../parts/failure/Loading.tsx';
import { usePolling } from '../parts/polling/usePolling.ts';
import { PublicScreen } from '../parts/public-screen/PublicScreen.tsx';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { SharedStreetsEnded } from './SharedStreetsEnded.tsx';
import { keepTicks, keptTicks } from './kept-ticks.ts';
import { sharingTexts as texts } from './sharing.texts.ts';
import { sharedStreetsActors } from './streets.actors.ts';
import { sharedStreetsQuery } from './streets.operations.ts';
import { pace } from './streets.view.ts';
import { type TickStore, StreetsToMark } from './StreetsToMark.tsx';
import { useLastRead } from './useLastRead.ts';

/** /a-deux/:token: the streets of somebody else's territory, for whoever was shown the code (OWN-161). */
export function SharedStreetsScreen() {
  const { token = '' } = useParams();
  return <SharedStreets key={token} token={token} />;
}

function SharedStreets({ token }: { readonly token: string }) {
  const [{ data, fetching, error }, load] = useQuery({
    query: sharedStreetsQuery,
    variables: { token },
  });
  const reload = () => load({ requestPolicy: 'network-only' });
  const actors = useMemo(() => sharedStreetsActors(token), [token]);
  const store = useMemo<TickStore>(
    () => ({ read: () => keptTicks(token), keep: (ticks) => keepTicks(token, ticks) }),
    [token],
  );
  const view = useLastRead({ fetching, read: data?.sharedStreets, error });
  usePolling(view.state === 'shown' ? pace : null, reload);
  const ended = view.state === 'failed' && view.refused;
  useEffect(() => {
    if (ended) keepTicks(token, []);
  }, [ended, token]);
  if (ended) return <SharedStreetsEnded why={view.problem.message} />;
  if (view.state === 'loading') return <Loading label={texts.loading} />;
  return (
    <PublicScreen
      title={view.state === 'shown' ? view.shown.numberName : withProduct(texts.together)}
      narrow
    >
      <QueryStates view={view} onRetry={reload}>
        {(read) =>
          read.streets.length === 0 ? (
            <p>{withProduct(texts.none)}</p>
          ) : (
            <StreetsToMark
              read={read}
              actors={actors}
              canMark
              canRestart={false}
              onChanged={reload}
              store={store}
            >
              <p>{texts.hint}</p>
            </StreetsToMark>
          )
        }
      </QueryStates>
    </PublicScreen>
  );
}
