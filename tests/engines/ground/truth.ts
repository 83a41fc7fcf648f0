import { createOSMStream, type OsmEntity } from 'osm-pbf-parser-node';

/** An independent reading of an extract: all of it in memory, and none of the maker's code. */
export interface Truth {
  readonly streets: readonly TrueStreet[];
  readonly buildings: readonly TrueArea[];
  readonly waters: readonly TrueArea[];
  /** Rivers, canals, streams, drains and ditches that flow in the open. */
  readonly streams: readonly TrueLine[];
  /** With the sea on their right. */
  readonly coasts: readonly TrueLine[];
  readonly houses: readonly TrueHouse[];
}

type LngLat = readonly [lng: number, lat: number];

export interface TrueLine {
  readonly id: number;
  readonly line: readonly LngLat[];
}

export interface TrueStreet extends TrueLine {
  readonly name: string;
}

export interface TrueArea {
  readonly id: string;
  /** Rings of one polygon, the outer one first. */
  readonly rings: readonly (readonly LngLat[])[];
  readonly squareMetres: number;
}

export interface TrueHouse {
  readonly id: string;
  readonly number: string;
  readonly street: string;
  readonly at: LngLat;
}

type OsmWay = Extract<OsmEntity, { type: 'way' }>;
type OsmRelation = Extract<OsmEntity, { type: 'relation' }>;
type Tags = Readonly<Record<string, string>>;

const streetValues = new Set([
  'motorway',
  'trunk',
  'primary',
  'secondary',
  'tertiary',
  'unclassified',
  'residential',
  'motorway_link',
  'trunk_link',
  'primary_link',
  'secondary_link',
  'tertiary_link',
  'living_street',
  'service',
  'pedestrian',
  'track',
  'footway',
  'path',
  'steps',
  'cycleway',
]);

const streamValues = new Set(['river', 'canal', 'stream', 'drain', 'ditch']);

const isWater = ({ natural, landuse, leisure }: Tags) =>
  natural === 'water' || landuse === 'basin' || leisure === 'swimming_pool';

const isOpen = ({ tunnel = 'no', covered = 'no' }: Tags) => tunnel === 'no' && covered !== 'yes';

export async function truthOf(file: string): Promise<Truth> {
  const nodes = new Map<number, { readonly at: LngLat; readonly tags: Tags }>();
  const ways = new Map<number, OsmWay>();
  const relations: OsmRelation[] = [];
  for await (const entity of createOSMStream(file, { withInfo: false })) {
    if (entity.type === 'node') {
      nodes.set(entity.id, { at: [entity.lon, entity.lat], tags: entity.tags ?? {} });
    } else if (entity.type === 'way') ways.set(entity.id, entity);
    else if (entity.type === 'relation') relations.push(entity);
  }
  const lineOf = (refs: readonly number[]) => refs.map((ref) => nodes.get(ref)!.at);
  const areas = [...areasOf(ways, relations, lineOf)];
  const linesOf = (wanted: (tags: Tags) => boolean) =>
    [...ways.values()].flatMap(({ id, refs, tags = {} }) =>
      wanted(tags) ? [{ id, line: lineOf(refs) }] : [],
    );
  return {
    streets: [...ways.values()].flatMap(({ id, refs, tags = {} }) => {
      const { name, highway = '' } = tags;
      const counts =
        streetValues.has(highway) && tags['indoor'] !== 'yes' && tags['area'] !== 'yes';
      return name !== undefined && counts ? [{ id, name, line: lineOf(refs) }] : [];
    }),
    buildings: areas.filter(({ tags }) => (tags['building'] ?? 'no') !== 'no'),
    waters: areas.filter(({ tags }) => isWater(tags) && isOpen(tags)),
    streams: linesOf((tags) => streamValues.has(tags['waterway'] ?? '') && isOpen(tags)),
    coasts: linesOf((tags) => tags['natural'] === 'coastline'),
    houses: [
      ...[...nodes].map(([id, { at, tags }]) => houseOf(`node ${id}`, tags, at)),
      ...areas.map(({ id, tags, rings }) => houseOf(id, tags, rings)),
    ].filter((house) => house !== null),
  };
}

function houseOf(id: string, tags: Tags, place: LngLat | TrueArea['rings']): TrueHouse | null {
  const number = tags['addr:housenumber'];
  if (number === undefined) return null;
  const at: LngLat = isPlace(place) ? place : insideOf({ rings: place });
  return { id, number, street: tags['addr:street'] ?? '', at };
}

const isPlace = (place: LngLat | TrueArea['rings']): place is LngLat =>
  typeof place[0] === 'number';

function* areasOf(
  ways: ReadonlyMap<number, OsmWay>,
  relations: readonly OsmRelation[],
  lineOf: (refs: readonly number[]) => LngLat[],
): Generator<TrueArea & { readonly tags: Tags }> {
  for (const { id, refs, tags } of ways.values()) {
    if (!tags || refs.length < 4 || refs[0] !== refs.at(-1)) continue;
    const rings = [lineOf(refs)];
    yield { id: `way ${id}`, tags, rings, squareMetres: squareMetres(rings) };
  }
  for (const { id, members, tags } of relations) {
    if (tags?.['type'] !== 'multipolygon') continue;
    const rings = (inner: boolean) =>
      chained(
        members.flatMap(({ type, ref, role }) => {
          const way = type === 'way' ? ways.get(ref) : undefined;
          return way && (role === 'inner') === inner ? [[...way.refs]] : [];
        }),
      ).map(lineOf);
    const holes = rings(true);
    for (const outer of rings(false)) {
      const own = [outer, ...holes.filter(([first]) => first && inRing(outer, first))];
      yield { id: `relation ${id}`, tags, rings: own, squareMetres: squareMetres(own) };
    }
  }
}

/** Closed rings out of lines, tried one against the other. */
function chained(lines: readonly number[][]): number[][] {
  const rest = lines.map((line) => [...line]);
  const rings: number[][] = [];
  for (let line = rest.pop(); line; line = rest.pop()) {
    for (let at = 0; line[0] !== line.at(-1) && at < rest.length; at += 1) {
      const other = rest[at]!;
      if (![other[0], other.at(-1)].includes(line.at(-1))) continue;
      line.push(...(other[0] === line.at(-1) ? other : other.toReversed()).slice(1));
      rest.splice(at, 1);
      at = -1;
    }
    if (line.length > 3 && line[0] === line.at(-1)) rings.push(line);
  }
  return rings;
}

export function inRing(ring: readonly LngLat[], [x, y]: LngLat): boolean {
  const crossings = ring.slice(1).filter(([x2, y2], at) => {
    const [x1, y1] = ring[at]!;
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
  });
  return crossings.length % 2 === 1;
}

function squareMetres(rings: readonly (readonly LngLat[])[]): number {
  const sizes = rings.map((ring) => {
    const [, lat] = ring[0]!;
    const perLng = 111_320 * Math.cos((lat * Math.PI) / 180);
    const double = ring.slice(1).reduce((sum, [x2, y2], at) => {
      const [x1, y1] = ring[at]!;
      return sum + (x1 - ring[0]![0]) * (y2 - lat) - (x2 - ring[0]![0]) * (y1 - lat);
    }, 0);
    return (Math.abs(double) / 2) * perLng * 111_132;
  });
  return sizes.slice(1).reduce((left, hole) => left - hole, sizes[0] ?? 0);
}

/** A place within the area and off its edges: its middle, else one beside the middle of an edge. */
export function insideOf({ rings }: Pick<TrueArea, 'rings'>): LngLat {
  const [outer = []] = rings;
  const within = (at: LngLat) =>
    inRing(outer, at) && rings.slice(1).every((hole) => !inRing(hole, at));
  const candidates: LngLat[] = [
    [
      outer.slice(1).reduce((sum, [lng]) => sum + lng, 0) / (outer.length - 1),
      outer.slice(1).reduce((sum, [, lat]) => sum + lat, 0) / (outer.length - 1),
    ],
    ...[0.3, 0.1, 0.02].flatMap((share) =>
      outer.slice(1).flatMap(([x2, y2], at) => {
        const [x1, y1] = outer[at]!;
        const [across, up] = [(y2 - y1) * share, (x1 - x2) * share];
        return [1, -1].map((side): LngLat => [
          (x1 + x2) / 2 + across * side,
          (y1 + y2) / 2 + up * side,
        ]);
      }),
    ),
  ];
  const air = 4e-6;
  const airy = ([x, y]: LngLat) =>
    [-air, air].every((off) => within([x + off, y]) && within([x, y + off]));
  const found = candidates.find((at) => within(at) && airy(at)) ?? candidates.find(within);
  if (!found) throw new Error('No place within the area.');
  return found;
}
