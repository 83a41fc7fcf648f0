export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const plain = /^(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)$/u;
const french = /^(-?\d+(?:,\d+)?)\s*[;\s]\s*(-?\d+(?:,\d+)?)$/u;

/** Degrees of latitude, then of longitude, as map services show them or with decimal commas; null for anything else. */
export function typedPlace(text: string): Place | null {
  const found = plain.exec(text.trim()) ?? french.exec(text.trim());
  if (!found) return null;
  const [latitude, longitude] = found.slice(1).map((it) => Number(it.replace(',', '.')));
  if (latitude === undefined || longitude === undefined) return null;
  return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
