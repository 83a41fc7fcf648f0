import { type Layer, layers } from './sources.ts';

/** What stands directly below a layer and is no feature. */
const sharedRooms = new Set(['parts', 'public']);

export const layerOf = (file: string): Layer | undefined =>
  layers.find((layer) => file.startsWith(`${layer}/`));

/** The folder directly below a layer (`booking`, `parts`), or nothing for a layer's own file. */
export function roomOf(file: string): string | undefined {
  const [, room, ...rest] = file.split('/');
  return rest.length > 0 ? room : undefined;
}

/** Features come from the folders, so that a new one obeys the law from its first file. */
export function featureOf(file: string): string | undefined {
  const room = roomOf(file);
  return room === undefined || sharedRooms.has(room) ? undefined : room;
}

/** As `roomOf`, but each part by itself: `web/booking`, `web/parts/table`. */
export function folderOf(file: string): string | undefined {
  const [layer, room, part, ...rest] = file.split('/');
  if (roomOf(file) === undefined) return undefined;
  return room === 'parts' && rest.length > 0 ? `${layer}/parts/${part}` : `${layer}/${room}`;
}
