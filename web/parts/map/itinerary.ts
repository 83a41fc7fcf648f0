import type { Position } from 'geojson';
import type { MapFeatures } from '#schema/geojson.ts';
import { boundsOf } from './geometry/bounds.ts';
import { pointsOf } from './geometry/geometry.ts';

/** A link that opens the navigation app on Android and iOS; elsewhere, directions on openstreetmap.org. */
export function itineraryTo([longitude = 0, latitude = 0]: Position, userAgent: string): string {
  const place = `${latitude.toFixed(6)},${longitude.toFixed(6)}`;
  if (/android/iu.test(userAgent)) return `geo:${place}?q=${place}`;
  if (/iphone|ipad|ipod/iu.test(userAgent)) return `https://maps.apple.com/?daddr=${place}`;
  return `https://www.openstreetmap.org/directions?route=%3B${encodeURIComponent(place)}`;
}

/** Where to go to work a territory: its first parking, else the middle of its bounds. */
export function destinationOf(map: MapFeatures): Position | null {
  const parking = map.features.find(({ properties }) => properties.type === 'parking');
  const [place] = parking ? pointsOf(parking.geometry) : [];
  if (place) return place;
  const bounds = boundsOf(map);
  return bounds && [(bounds.west + bounds.east) / 2, (bounds.south + bounds.north) / 2];
}
