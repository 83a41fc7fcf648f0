import { useEffect, useEffectEvent } from 'react';
import { boundsOfPositions, type Bounds } from '../geometry/bounds.ts';
import type { MapStreets } from './map-streets.ts';

/** Leads the map to a street that was chosen in the list, and answers the one that is chosen. */
export function useShownStreet(
  { streets, chosen }: MapStreets,
  centreOn: (bounds: Bounds) => void,
) {
  const shown = streets.find(({ name }) => name === chosen?.name) ?? null;
  const lead = useEffectEvent((to: (bounds: Bounds) => void) => {
    const bounds = boundsOfPositions((shown?.lines ?? []).flat());
    if (bounds) to(bounds);
  });
  useEffect(() => {
    if (chosen?.by === 'list') lead(centreOn);
  }, [chosen, centreOn]);
  return shown;
}
