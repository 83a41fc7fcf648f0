import { useMemo, useState } from 'react';

import { useSame } from '../../parts/flow/useSame.ts';
import type { ChosenStreet, MapStreets } from '../../parts/map/streets/map-streets.ts';
import { mapStreets, type StreetLine } from './street-lines.ts';
import type { StreetRow } from './street-ticks.view.ts';

/** A list's streets for the map beside it, with the one that was chosen on either (OWN-220). */
export function useMapStreets(
  rows: readonly StreetRow[],
  lines: readonly StreetLine[],
): MapStreets {
  const [chosen, onChoose] = useState<ChosenStreet | null>(null);
  const streets = useSame(mapStreets(rows, lines));
  return useMemo(() => ({ streets, chosen, onChoose }), [streets, chosen]);
}
