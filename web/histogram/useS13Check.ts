import { useQuery } from 'urql';

import { s13CheckQuery } from './histogram.operations.ts';
import type { Check } from './histogram.view.ts';

/** What looks wrong in a service year, asked for while the dialog is open; unknown where the backend cannot say. */
export function useS13Check(serviceYear: number | null, open: boolean): Check {
  const [{ data, fetching, error }] = useQuery({
    query: s13CheckQuery,
    variables: { serviceYear },
    pause: !open,
    requestPolicy: 'network-only',
  });
  const answer = data?.s13Check;
  if (fetching) return { state: 'checking', serviceYears: answer?.serviceYears ?? [], odd: [] };
  if (error || !answer) return { state: 'unknown', serviceYears: [], odd: [] };
  return { state: 'checked', serviceYears: answer.serviceYears, odd: answer.odd };
}
