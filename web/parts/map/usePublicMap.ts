import { useState } from 'react';
import { useQuery } from 'urql';

import type { PublicMapQuery } from '#web/parts/graphql/generated/graphql.ts';

import { useChanged } from '../changes/useChanged.ts';
import { publicMapQuery } from './map.operations.ts';

type PublicMap = NonNullable<PublicMapQuery['publicMap']>;

/** The map of a link, asked for again after each change; the same object as long as it is the same map. */
export function usePublicMap(mapLink: string | null) {
  const token = mapLink?.split('/').at(-1) ?? '';
  const [{ data, error }, load] = useQuery({
    query: publicMapQuery,
    variables: { token },
    pause: token === '',
  });
  useChanged(() => {
    if (token !== '') load({ requestPolicy: 'network-only' });
  });
  const found = data?.publicMap ?? null;
  const [map, setMap] = useState<PublicMap | null>(found);
  if (found !== map && JSON.stringify(found) !== JSON.stringify(map)) setMap(found);
  return { map, error };
}
