import { useMemo } from 'react';
import { useQuery } from 'urql';

import { useChanged } from '../parts/changes/useChanged.ts';
import { usePolling } from '../parts/polling/usePolling.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { streetsActors } from './streets.actors.ts';
import { territoryStreetsQuery } from './streets.operations.ts';
import { streetsTexts as texts } from './streets.texts.ts';
import { pace } from './streets.view.ts';
import { StreetsToMark } from './StreetsToMark.tsx';
import { useLastRead } from './useLastRead.ts';
import { WorkingTogether } from './WorkingTogether.tsx';

/** The streets of a territory that one has, each ticked with one tap (OWN-124), alone or with a second person (OWN-161). */
export function StreetList({ territoryId }: { readonly territoryId: string }) {
  const [{ data, fetching, error }, load] = useQuery({
    query: territoryStreetsQuery,
    variables: { territoryId },
  });
  const reload = useChanged(() => load({ requestPolicy: 'network-only' }));
  const actors = useMemo(() => streetsActors(territoryId), [territoryId]);
  const view = useLastRead({ fetching, read: data?.territoryStreets, error });
  usePolling(view.state === 'shown' && view.shown.shared ? pace : null, reload);
  return (
    <QueryStates view={view} onRetry={reload}>
      {(read) =>
        read.streets.length === 0 ? (
          read.canMark && <p>{withProduct(texts.none)}</p>
        ) : (
          <StreetsToMark
            read={read}
            actors={actors}
            canMark={read.canMark}
            canRestart={read.canMark}
            onChanged={reload}
          >
            {read.canMark && (
              <WorkingTogether territoryId={territoryId} shared={read.shared} onChanged={reload} />
            )}
          </StreetsToMark>
        )
      }
    </QueryStates>
  );
}
