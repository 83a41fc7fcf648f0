import type { StreetLine as Line } from '#schema/generated.ts';

import type { MapStreet, StreetLook } from '../../parts/map/streets/map-streets.ts';
import type { StreetRow } from './street-ticks.view.ts';

/** What is drawn of a street. */
export type StreetLine = Pick<Line, 'name' | 'lines'>;

/** The listed streets of which something is drawn (OWN-220). */
export const mapStreets = (
  rows: readonly StreetRow[],
  lines: readonly StreetLine[],
): readonly MapStreet[] =>
  rows.flatMap((row) => {
    const found = lines.find(({ name }) => name === row.name);
    return found && found.lines.length > 0
      ? [
          {
            name: row.name,
            lines: found.lines.map((line) => line.map((at) => [...at])),
            look: lookOf(row),
          },
        ]
      : [];
  });

/** Of a street whose sides differ, one to do again is told before one that is done. */
export function lookOf({ state, parts }: Pick<StreetRow, 'state' | 'parts'>): StreetLook {
  if (state !== 'mixed') return state;
  return parts.some((part) => part.state === 'again') ? 'againSide' : 'doneSide';
}
