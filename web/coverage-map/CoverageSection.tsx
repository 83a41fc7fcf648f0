import { useQuery } from 'urql';

import { queryView } from '../parts/graphql/query.view.ts';
import { PartStates } from '../parts/screen/PartStates.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { coverageMapQuery } from './coverage-map.operations.ts';
import { coverageTexts } from './coverage-map.texts.ts';
import { CoverageMap } from './CoverageMap.tsx';

/** Renders nothing where the backend does not offer the coverage map. */
export function CoverageSection() {
  const [{ data, fetching, error }, load] = useQuery({
    query: coverageMapQuery,
  });
  const shown = data?.coverageMap;
  if (shown === null && !error) return null;
  return (
    <PartStates
      title={withProduct(coverageTexts.title)}
      failed={coverageTexts.failed}
      view={queryView({ fetching, shown, error })}
      onRetry={() => load({ requestPolicy: 'network-only' })}
    >
      {(map) => <CoverageMap data={map} />}
    </PartStates>
  );
}
