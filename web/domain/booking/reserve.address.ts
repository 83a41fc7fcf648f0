import { chosenPath } from '../../parts/address/chosen.address.ts';

const reserveKey = 'reserver';

/** Where these territories are ticked, ready to be booked (OWN-280). */
export const reservePath = (territoryIds: readonly string[]): string =>
  `${chosenPath('/t-available', territoryIds)}&${reserveKey}=1`;

export const readReserving = (params: URLSearchParams): boolean => params.has(reserveKey);

export function withoutReserving(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(reserveKey);
  return next;
}
