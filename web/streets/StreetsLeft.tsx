import { useQuery } from 'urql';

import { useChanged } from '../parts/changes/useChanged.ts';
import { territoryStreetsQuery } from './streets.operations.ts';
import { coveredText } from './streets.view.ts';

/** How much of a territory is covered and what is left, for managers; nothing where nobody marked streets (OWN-126). */
export function StreetsLeft({ territoryId }: { readonly territoryId: string }) {
  const [{ data }, load] = useQuery({
    query: territoryStreetsQuery,
    variables: { territoryId },
  });
  useChanged(() => load({ requestPolicy: 'network-only' }));
  const read = data?.territoryStreets;
  const text = read ? coveredText(read) : null;
  return text === null ? null : <p>{text}</p>;
}
