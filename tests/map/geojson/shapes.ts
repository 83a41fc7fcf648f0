export const ring = [
  [7.41, 43.73],
  [7.42, 43.73],
  [7.42, 43.74],
  [7.41, 43.73],
];
export const triangle = { type: 'Polygon', coordinates: [ring] };
export const point = { type: 'Point', coordinates: [7.42, 43.73] };

export const feature = (geometry: unknown, properties: unknown = {}): object => ({
  type: 'Feature',
  properties,
  geometry,
});
export const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features });
export const file = (...features: unknown[]) => JSON.stringify(collection(...features));
export const polygon = (...rings: unknown[]) => feature({ type: 'Polygon', coordinates: rings });
export const drawn = (type: string, desc: string, geometry: object = triangle) =>
  feature(geometry, { type, desc });

export const blank = drawn('polygon', ' ');
export const square = (x: number, y: number, size: number) => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
  [x, y],
];
export const bowTie = [
  [0, 0],
  [1, 1],
  [1, 0],
  [0, 1],
  [0, 0],
];
/** Lists in lists. */
export const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Name, content, and the features it becomes or the sentence that refuses it. */
export type CorpusFile = readonly [string, string | Uint8Array, string | readonly object[]];

/** A file of exactly so many bytes, with as many points as it takes. */
export function fileOf(bytes: number): string {
  const one = JSON.stringify(drawn('parking', '', point));
  const count = Math.floor((bytes - 100) / (one.length + 1));
  const text = `{"type":"FeatureCollection","features":[${Array(count).fill(one).join(',')}]}`;
  return text + ' '.repeat(bytes - text.length);
}
