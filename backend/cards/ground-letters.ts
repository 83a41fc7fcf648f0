import { createHash } from 'node:crypto';
import type { Polygon } from 'geojson';
import type { Config } from '../parts/config/config.ts';
import { ReadFirst } from '../parts/http/read-first.ts';
import { groundFile } from '../parts/grounds/ground-file.ts';
import { groundsHere } from '../parts/grounds/grounds-here.ts';
import type { PdfPress } from '#engines/paper/pdf-press.ts';

interface Ports {
  readonly press: PdfPress;
  readonly config: Pick<Config, 'dataDir'>;
}

/** How many choices of territories are remembered. */
const most = 200;

/**
 * The names of the ground on the cards of these territories with letters that PDFs lack (OWN-20).
 * Throws `ReadFirst` where they have to be read from the file, which never changes.
 */
export function openGroundLetters({ press, config }: Ports) {
  const remembered = new Map<string, readonly string[]>();

  async function read(
    key: string,
    own: string | null,
    territories: readonly (readonly Polygon[])[],
  ) {
    const grounds = await groundsHere(own === null ? null : groundFile(config.dataDir, own));
    const names = await press.lackedNames({ grounds, territories });
    const [oldest] = remembered.keys();
    if (remembered.size >= most && oldest !== undefined) remembered.delete(oldest);
    remembered.set(key, names);
  }

  return (own: string | null, territories: readonly (readonly Polygon[])[]): readonly string[] => {
    const drawn = territories.filter(({ length }) => length > 0);
    if (drawn.length === 0) return [];
    const key = createHash('sha256')
      .update(JSON.stringify([own, drawn]))
      .digest('base64');
    const known = remembered.get(key);
    if (known) return known;
    throw new ReadFirst(() => read(key, own, drawn));
  };
}
