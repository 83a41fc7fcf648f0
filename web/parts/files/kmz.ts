import { unzipSync } from 'fflate';

import { isZip } from './decode-text.ts';
import { UnreadableFile } from './file-fault.ts';
import { soundIn } from './zip-sums.ts';

/** Limit in bytes of what is unpacked: above any congregation's map, and within a phone's memory. */
const largest = 20_000_000;
const mostDocuments = 500;

export interface KmlDocument {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface Documents {
  readonly documents: readonly KmlDocument[];
  /** Names of those that cannot be unpacked. */
  readonly damaged: readonly string[];
}

/** The documents of a KMZ, which is a zip of KML files, or the one of a KML. */
export function documentsIn(name: string, bytes: Uint8Array): Documents {
  if (!isZip(bytes)) return { documents: [{ name, bytes }], damaged: [] };
  // A name that stands in the archive again is unpacked once.
  const listed = new Set<string>();
  let size = 0;
  try {
    unzipSync(bytes, {
      filter: (entry) => {
        if (!/(?:^|\/)(?!\._)[^/]*\.kml$/iu.test(entry.name)) return false;
        size += entry.originalSize;
        listed.add(entry.name);
        return false;
      },
    });
  } catch {
    throw new UnreadableFile('brokenKml');
  }
  if (size > largest || listed.size > mostDocuments) throw new UnreadableFile('archiveTooLarge');
  if (listed.size === 0) throw new UnreadableFile('noKmlInside');
  const isSound = soundIn(bytes);
  const read = [...listed].map((entry) => {
    const content = unpacked(bytes, entry);
    return { name: entry, bytes: content && isSound(entry, content) ? content : undefined };
  });
  const documents = read.flatMap((it) => (it.bytes ? [{ name: it.name, bytes: it.bytes }] : []));
  if (documents.length === 0) throw new UnreadableFile('brokenKml');
  return { documents, damaged: read.filter((it) => !it.bytes).map((it) => it.name) };
}

function unpacked(bytes: Uint8Array, entry: string): Uint8Array | undefined {
  try {
    return unzipSync(bytes, { filter: ({ name }) => name === entry })[entry];
  } catch {
    return undefined;
  }
}
