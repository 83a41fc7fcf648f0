import { type Layer, layers } from './sources.ts';

export const layerOf = (file: string): Layer | undefined =>
  layers.find((layer) => file.startsWith(`${layer}/`));

/** The folder directly below a layer (`booking`, `domain`, `parts`), or nothing for a layer's own file. */
export function roomOf(file: string): string | undefined {
  const [, room, ...rest] = file.split('/');
  return rest.length > 0 ? room : undefined;
}

/** What stands directly below a layer and is no feature, by its height. */
const shared = new Map([
  ['public', 0],
  ['parts', 0],
  ['domain', 1],
]);
const feature = 2;
const ownFile = 3;

/** The height of a file in its layer: parts, the domain, features, the layer's own files. */
export function heightOf(file: string): number {
  const room = roomOf(file);
  return room === undefined ? ownFile : (shared.get(room) ?? feature);
}

/** Features come from the folders, so that a new one obeys the law from its first file. */
export const featureOf = (file: string): string | undefined =>
  heightOf(file) === feature ? roomOf(file) : undefined;

/** Parts and the domain, on which every feature stands. */
export const isShared = (file: string): boolean => heightOf(file) < feature;

/** As `roomOf`, but each part by itself: `web/booking`, `web/parts/table`, `web/domain/streets`. */
export function folderOf(file: string): string | undefined {
  const [layer, room = '', part, ...rest] = file.split('/');
  if (roomOf(file) === undefined) return undefined;
  return shared.has(room) && rest.length > 0 ? `${layer}/${room}/${part}` : `${layer}/${room}`;
}
