import { useQuery } from 'urql';

import { s13CheckQuery } from './histogram.operations.ts';
import type { Check } from './histogram.view.ts';

/** What looks wrong in a service year, asked for while `wanted`; unknown where the backend cannot say. */
export function useS13Check(serviceYear: number | null, wanted: boolean): Check {
  const [{ data, fetching, error }] = useQuery({
    query: s13CheckQuery,
    variables: { serviceYear },
    pause: !wanted,
    requestPolicy: 'network-only',
  });
  const answer = data?.s13Check;
  if (fetching)
    return {
      state: 'checking',
      serviceYears: answer?.serviceYears ?? [],
      odd: [],
      unprintable: '',
    };
  if (error || !answer) return { state: 'unknown', serviceYears: [], odd: [], unprintable: '' };
  const { serviceYears, odd, unprintable } = answer;
  return { state: 'checked', serviceYears, odd, unprintable };
}
