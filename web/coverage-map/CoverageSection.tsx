import { useAddition } from '../parts/additions/useAddition.ts';
import { Loading } from '../parts/failure/Loading.tsx';
import { coverageMapQuery } from './coverage-map.operations.ts';
import { CoverageMap } from './CoverageMap.tsx';

/** How long each territory has not been worked, on a map; nothing where it cannot be had (OWN-195). */
export function CoverageSection() {
  const { data, asking } = useAddition({ query: coverageMapQuery, variables: {} });
  if (data?.coverageMap) return <CoverageMap data={data.coverageMap} />;
  return asking && <Loading lines={4} />;
}
