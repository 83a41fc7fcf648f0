import { GroundError, type GroundArea, type GroundBox } from './ground.ts';
import { mostLat, tileRange, worldBox } from './mercator.ts';

export const maxZoom = 15;

/** Tiles of the largest zoom that one ground may have: some 40,000 km² in France. */
const mostTiles = 60_000;

const kmPerDegree = 111.32;

/** The box that was asked for; rejects what crosses the date line, is empty or too large. */
export function boxOf(area: GroundArea): GroundBox {
  if ('bbox' in area) return soundBox(area.bbox);
  const [lat, lng] = area.around;
  if (!(area.km > 0) || !(Math.abs(lat) <= mostLat)) throw new GroundError('empty-cut');
  const high = area.km / kmPerDegree;
  const wide = high / Math.cos((lat * Math.PI) / 180);
  return soundBox([lng - wide, lat - high, lng + wide, lat + high]);
}

export function soundBox(box: GroundBox): GroundBox {
  const [west, south, east, north] = box;
  if (!box.every(Number.isFinite)) throw new GroundError('empty-cut');
  if (west > east || west < -180 || east > 180) throw new GroundError('date-line');
  if (west === east || south >= north || south > mostLat || north < -mostLat) {
    throw new GroundError('empty-cut');
  }
  const sound = [west, Math.max(-mostLat, south), east, Math.min(mostLat, north)] as const;
  const range = tileRange(worldBox(sound), maxZoom);
  const tiles = (range.east - range.west + 1) * (range.south - range.north + 1);
  if (tiles > mostTiles) throw new GroundError('too-large');
  return sound;
}

const surroundings = { share: 0.05, leastKm: 0.5, mostKm: 2 };

/** The box with a little of what lies around it. */
export function withSurroundings([west, south, east, north]: GroundBox): GroundBox {
  const perLng = kmPerDegree * Math.cos((((south + north) / 2) * Math.PI) / 180);
  const side = Math.max((east - west) * perLng, (north - south) * kmPerDegree);
  const { share, leastKm, mostKm } = surroundings;
  const km = Math.max(leastKm, Math.min(mostKm, side * share));
  return [
    rounded(Math.max(-180, west - km / perLng)),
    rounded(Math.max(-mostLat, south - km / kmPerDegree)),
    rounded(Math.min(180, east + km / perLng)),
    rounded(Math.min(mostLat, north + km / kmPerDegree)),
  ];
}

/** As many digits as the header of an archive holds. */
export const rounded = (degrees: number) => Math.round(degrees * 1e7) / 1e7;
