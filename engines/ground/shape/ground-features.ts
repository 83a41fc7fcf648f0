import { metresAcross, worldBox, worldX, worldY } from '../mercator.ts';
import type { Cut } from '../osm/read-extract.ts';
import { addressesOf } from './addresses.ts';
import { lineOf, areasOf, type Area } from './areas.ts';
import { bordersOf } from './borders.ts';
import type { Place } from './clip-line.ts';
import { boxAround, featureOf, namesOf, present, type GroundFeature } from './feature.ts';
import { labelPoint } from './label-point.ts';
import { joinLines } from './rings.ts';
import { roadsOf } from './roads.ts';
import { seaAndLand } from './sea.ts';
import { isBuilding, isBuildingPart } from '../schema/area-kinds.ts';
import { landKind } from '../schema/land-kinds.ts';
import { placeKind, populationRank } from '../schema/place-kinds.ts';
import { poiAreaZoom, poiKind, poiPointZoom } from '../schema/poi-kinds.ts';
import { waterAreaKind, waterLineKind } from '../schema/water-kinds.ts';

/** Everything that the tiles of a cut hold, in the layers of the Protomaps schema, version 4. */
export function* groundFeatures(cut: Cut): Generator<GroundFeature, void, undefined> {
  yield* coastFeatures(cut);
  for (const area of areasOf(cut)) yield* areaFeatures(area);
  yield* streamsOf(cut);
  yield* roadsOf(cut);
  yield* bordersOf(cut);
  yield* addressesOf(cut);
  for (const { tags, lng, lat } of cut.points)
    yield* pointFeatures(tags, [worldX(lng), worldY(lat)]);
}

function* coastFeatures({ ways, nodes, frame }: Cut): Generator<GroundFeature, void> {
  const lines = [...ways.values()].filter(({ tags }) => tags['natural'] === 'coastline');
  const coasts = joinLines(
    lines.map(({ refs }) => refs),
    false,
  ).map((refs) => placesOf(lineOf(nodes, refs)));
  const { sea, land } = seaAndLand(coasts, worldBox(frame));
  for (const rings of land) {
    yield featureOf('earth', 'polygon', rings, { properties: { kind: 'earth' }, minZoom: 0 });
  }
  const properties = { kind: 'ocean', sort_rank: 200 };
  for (const rings of sea) yield featureOf('water', 'polygon', rings, { properties, minZoom: 0 });
}

const placesOf = (line: Float64Array): Place[] =>
  Array.from({ length: line.length / 2 }, (_, at) => [line[at * 2] ?? 0, line[at * 2 + 1] ?? 0]);

function* areaFeatures(area: Area): Generator<GroundFeature, void> {
  const { tags, polygons } = area;
  if (isBuilding(tags) || isBuildingPart(tags)) yield* buildingFeatures(area);
  const water = waterAreaKind(tags);
  const land = landKind(tags);
  for (const rings of polygons) {
    if (water) {
      const properties = present({
        kind: water.kind,
        kind_detail: water.detail,
        sort_rank: 200,
      });
      yield featureOf('water', 'polygon', rings, { properties, minZoom: 6 });
    }
    if (land !== null) {
      const properties = { kind: land, sort_rank: 189 };
      yield featureOf('landuse', 'polygon', rings, { properties, minZoom: 7 });
    }
  }
  yield* nameFeatures(area);
}

function* buildingFeatures({ tags, polygons }: Area): Generator<GroundFeature, void> {
  const part = isBuildingPart(tags);
  const height = Number.parseFloat(tags['height'] ?? '');
  const levels = Number.parseFloat(tags['building:levels'] ?? '');
  const properties = present({
    kind: part ? 'building_part' : 'building',
    kind_detail: part ? tags['building:part'] : undefined,
    height: height > 0 ? height : levels > 0 ? Math.max(levels, 1) * 3 + 2 : undefined,
    sort_rank: 400,
  });
  for (const rings of polygons) {
    yield featureOf('buildings', 'polygon', rings, { properties, minZoom: part ? 14 : 13 });
  }
}

/** The names of areas are points within them: of waters in their own layer, of the rest in `pois`. */
function* nameFeatures({ tags, polygons }: Area): Generator<GroundFeature, void> {
  const [rings] = polygons;
  if (tags['name'] === undefined || !rings) return;
  const [x, y] = labelPoint(rings);
  const at = [Float64Array.of(x, y)];
  const { left, top, right, bottom } = boxAround(rings);
  const squareMetres = (right - left) * (bottom - top) * metresAcross(y) ** 2;
  const water = waterAreaKind(tags);
  if (water) {
    // A lake of a quarter of the size is named one zoom later.
    const zoom = 15 - Math.floor(Math.log(Math.max(1, squareMetres / 70_000)) / Math.log(4));
    const minZoom = Math.max(6, zoom);
    const properties = present({
      kind: water.kind,
      kind_detail: water.detail,
      min_zoom: minZoom + 1,
      ...namesOf(tags),
    });
    yield featureOf('water', 'point', at, { properties, minZoom });
  }
  const kind = poiKind(tags);
  if (kind !== null) yield poi(at, tags, kind, poiAreaZoom(kind, squareMetres));
}

function poi(
  at: readonly Float64Array[],
  tags: Cut['points'][number]['tags'],
  kind: string,
  zoom: number,
) {
  const detail = tags['religion'] ?? tags['sport'];
  const properties = present({ kind, kind_detail: detail, min_zoom: zoom + 1, ...namesOf(tags) });
  return featureOf('pois', 'point', at, { properties, minZoom: Math.min(15, zoom) });
}

function* streamsOf({ ways, nodes }: Cut): Generator<GroundFeature, void> {
  for (const { tags, refs } of ways.values()) {
    const water = waterLineKind(tags);
    if (!water || refs.length < 2) continue;
    const { kind, minZoom } = water;
    const properties = { kind, min_zoom: minZoom + 1, sort_rank: 200, ...namesOf(tags) };
    yield featureOf('water', 'line', [lineOf(nodes, refs)], {
      properties,
      minZoom,
      namesFrom: 13,
    });
  }
}

function* pointFeatures(tags: Area['tags'], [x, y]: Place): Generator<GroundFeature, void> {
  const at = [Float64Array.of(x, y)];
  const place = placeKind(tags);
  if (place) {
    const { kind, detail, minZoom, population } = place;
    const properties = present({
      kind,
      kind_detail: detail,
      min_zoom: minZoom + 1,
      population: population > 0 ? population : undefined,
      population_rank: populationRank(population),
      capital: tags['capital'],
      wikidata: tags['wikidata'],
      ...namesOf(tags),
    });
    yield featureOf('places', 'point', at, { properties, minZoom });
    return;
  }
  const kind = poiKind(tags);
  if (kind !== null) yield poi(at, tags, kind, poiPointZoom(kind));
}
