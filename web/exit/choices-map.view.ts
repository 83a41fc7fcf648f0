import type { TerritoryOnExitMap } from '#schema/generated.ts';

import type { MapData } from '../parts/map/map-data.ts';

interface Drawn extends MapData {
  readonly territories: readonly TerritoryOnExitMap[];
}

export interface DrawnChoices {
  readonly map: MapData;
  /** The territory of each polygon. */
  readonly owners: readonly string[];
}

/** The polygons of the listed territories, each with number and name; null where none has one. */
export function drawnChoices(drawn: Drawn, listed: ReadonlySet<string>): DrawnChoices | null {
  const owned = drawn.territories.flatMap(({ territoryId, numberName, drawn: polygons }) =>
    Array.from({ length: polygons }, () => ({ territoryId, numberName })),
  );
  const shown = (drawn.geojsonFeature?.features ?? []).flatMap((feature, at) => {
    const owner = owned[at];
    if (owner === undefined || !listed.has(owner.territoryId)) return [];
    const properties = { ...feature.properties, desc: owner.numberName };
    return [{ owner: owner.territoryId, feature: { ...feature, properties } }];
  });
  if (shown.length === 0) return null;
  const features = shown.map(({ feature }) => feature);
  const map = { ...drawn, geojsonFeature: { type: 'FeatureCollection' as const, features } };
  return { map, owners: shown.map(({ owner }) => owner) };
}
