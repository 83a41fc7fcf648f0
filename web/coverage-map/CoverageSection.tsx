import { useQuery } from 'urql';

import { Loading } from '../failure/Loading.tsx';
import { coverageMapQuery } from './coverage-map.operations.ts';
import { CoverageMap } from './CoverageMap.tsx';

/** A backend may know no such map: then there is none, and nothing is said of it. */
export function CoverageSection() {
  const [{ data, fetching }] = useQuery({
    query: coverageMapQuery,
    requestPolicy: 'cache-and-network',
  });
  const map = data?.coverageMap;
  if (map) return <CoverageMap data={map} />;
  return fetching ? <Loading lines={6} /> : null;
}
