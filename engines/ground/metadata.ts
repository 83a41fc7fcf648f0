import { maxZoom } from './frame.ts';
import { layerNames, type GroundFeature } from './shape/feature.ts';
import type { TileMetadata } from './tiles/tile-file.ts';

const attribution =
  '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a> (ODbL)';

const aboutSchema = {
  description: 'Basemap layers of the Protomaps schema, derived from OpenStreetMap',
  version: '4.0.0',
  type: 'baselayer',
  attribution,
};

interface VectorLayer {
  readonly id: string;
  minzoom: number;
  readonly maxzoom: number;
  readonly fields: Record<string, 'String' | 'Number' | 'Boolean'>;
}

/** All layers of the schema, also those that nothing is in, with the types of their fields. */
export function vectorLayers(features: readonly GroundFeature[]): readonly VectorLayer[] {
  const layers: ReadonlyMap<string, VectorLayer> = new Map(
    layerNames.map((id) => [id, { id, minzoom: maxZoom, maxzoom: maxZoom, fields: {} }]),
  );
  for (const { layer: id, minZoom, properties } of features) {
    const layer = layers.get(id);
    if (!layer) continue;
    layer.minzoom = Math.min(layer.minzoom, minZoom);
    for (const [key, value] of Object.entries(properties)) {
      layer.fields[key] ??= fieldTypes[typeof value] ?? 'String';
    }
  }
  return [...layers.values()];
}

const fieldTypes: Readonly<Record<string, 'Number' | 'Boolean'>> = {
  number: 'Number',
  boolean: 'Boolean',
};

export interface GroundFacts {
  readonly name: string | null;
  readonly day: string | null;
  readonly layers: readonly unknown[];
  readonly counts: { readonly streets: number; readonly houseNumbers: number };
}

/** What readers of ours look at; everything else in it is for other programs. */
export type GroundMetadata = Readonly<
  Pick<TileMetadata, 'name' | 'planetiler:osm:osmosisreplicationtime'>
> & {
  readonly vector_layers: readonly unknown[];
  readonly ground: NonNullable<TileMetadata['ground']>;
};

export const groundMetadata = ({ name, day, layers, counts }: GroundFacts): GroundMetadata => ({
  ...(name === null ? {} : { name }),
  ...aboutSchema,
  ...(day === null ? {} : { 'planetiler:osm:osmosisreplicationtime': `${day}T00:00:00Z` }),
  vector_layers: layers,
  ground: { streets: counts.streets, houseNumbers: counts.houseNumbers },
});
