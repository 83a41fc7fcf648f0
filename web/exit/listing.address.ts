import type { BookingType } from '#schema/generated.ts';

import { filterOf } from './exit.view.ts';

const filterKey = 'filtre';
const hideKey = 'recents';
const hidden = 'masques';

interface Listing {
  readonly hideRecent: boolean;
  readonly filter: BookingType | null;
}

/** The filters of t-exit live in the address, beside the choice. */
export const readListing = (params: URLSearchParams): Listing => ({
  hideRecent: params.get(hideKey) === hidden,
  filter: filterOf(params.get(filterKey) ?? ''),
});

export function withListing(
  params: URLSearchParams,
  { hideRecent, filter }: Listing,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (hideRecent) next.set(hideKey, hidden);
  else next.delete(hideKey);
  if (filter === null) next.delete(filterKey);
  else next.set(filterKey, filter);
  return next;
}
