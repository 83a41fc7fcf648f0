import { metresAcross } from '#engines/ground/mercator.ts';
import type { Point } from './tile-features.ts';
import { commonSpelling, spelledAlike } from '#engines/ground/spelling.ts';

export interface Town extends Point {
  readonly name: string;
  /** A metre from a village counts as one, from a city as less: it reaches further. */
  readonly metre: number;
}

export interface House {
  readonly number: string;
  readonly street: string | null;
  readonly point: Point;
}

export interface GatheredStreet {
  readonly name: string;
  readonly town: string | null;
  readonly city: string | null;
  readonly along: readonly Point[];
  readonly numbers: readonly House[];
}

interface Growing {
  readonly name: string;
  readonly town: string | null;
  points: Point[];
  numbers: House[];
}

/** Metres. */
export const near = (one: Point, other: Point) =>
  Math.hypot(one.x - other.x, one.y - other.y) * metresAcross(one.y);

const furthestTown = 6000;

/** The nearest town or village. */
export function townOf(towns: readonly Town[], point: Point): string | null {
  let [found, distance]: [string | null, number] = [null, furthestTown];
  for (const town of towns) {
    const away = near(point, town) * town.metre;
    if (away < distance) [found, distance] = [town.name, away];
  }
  return found;
}

/** Streets by name, however it is spelled, and town, each with the house numbers that name it. */
export function gather(
  named: ReadonlyMap<string, readonly Point[]>,
  houses: readonly House[],
  towns: readonly Town[],
): readonly GatheredStreet[] {
  const nameOf = commonSpelling([...named].map(([name, { length }]) => [name, length]));
  const pointsOf = new Map<string, readonly Point[]>();
  for (const [spelled, points] of named) {
    const name = nameOf(spelled);
    pointsOf.set(name, [...(pointsOf.get(name) ?? []), ...points]);
  }
  const streets = new Map<string, Growing[]>();
  for (const [name, points] of pointsOf) {
    streets.set(spelledAlike(name), inTowns(name, points, towns));
  }
  for (const house of houses) {
    if (house.street === null) continue;
    const key = spelledAlike(house.street);
    const known = streets.get(key) ?? [];
    const own = nearest(known, house.point);
    if (own) own.numbers.push(house);
    else {
      const town = townOf(towns, house.point);
      const street = { name: house.street, town, points: [house.point], numbers: [house] };
      streets.set(key, [...known, street]);
    }
  }
  const cities = towns.filter(({ metre }) => metre < 1);
  return [...streets.values()].flat().map(({ name, town, points, numbers }) => {
    const along = someOf(points);
    const city = along[0] ? townOf(cities, along[0]) : null;
    return { name, town, city: city === town ? null : city, along, numbers };
  });
}

/** Metres beyond which a house belongs to another street of that name. */
const furthestHouse = 1500;

function nearest(streets: readonly Growing[], point: Point): Growing | null {
  let [found, distance]: [Growing | null, number] = [null, furthestHouse];
  for (const street of streets) {
    for (const one of street.points) {
      const away = near(one, point);
      if (away < distance) [found, distance] = [street, away];
    }
  }
  return found;
}

/** Shares of a street that are smaller, at the edge of a town, belong to the greatest one beside. */
const smallShare = 0.25;
const beside = 200;

function inTowns(name: string, points: readonly Point[], towns: readonly Town[]): Growing[] {
  const parts = new Map<string | null, Growing>();
  for (const point of points) {
    const town = townOf(towns, point);
    const part = parts.get(town) ?? { name, town, points: [], numbers: [] };
    part.points.push(point);
    parts.set(town, part);
  }
  const [greatest, ...others] = [...parts.values()].toSorted(
    (one, other) => other.points.length - one.points.length,
  );
  if (!greatest) return [];
  const kept = [greatest];
  for (const part of others) {
    const host = kept.find(
      (one) =>
        part.points.length < one.points.length * smallShare &&
        part.points.some((it) => one.points.some((own) => near(own, it) < beside)),
    );
    if (host) host.points = [...host.points, ...part.points];
    else kept.push(part);
  }
  return kept;
}

const mostPoints = 24;

/** A few points, the first of them near the middle of all. */
function someOf(points: readonly Point[]): readonly Point[] {
  const sum = points.reduce(({ x, y }, one) => ({ x: x + one.x, y: y + one.y }), { x: 0, y: 0 });
  const mean = { x: sum.x / points.length, y: sum.y / points.length };
  const every = Math.ceil(points.length / mostPoints);
  const some = points.filter((_, at) => at % every === 0);
  return some.toSorted((one, other) => near(one, mean) - near(other, mean));
}
