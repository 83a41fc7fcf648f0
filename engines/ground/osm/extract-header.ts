import { PbfReader } from 'pbf';
import { GroundError, type GroundBox } from '../ground.ts';

export interface ExtractHeader {
  readonly bounds: GroundBox | null;
  /** ISO day up to which the data is complete. */
  readonly day: string | null;
  /** Nodes stand before ways, ways before relations. */
  readonly sorted: boolean;
}

const understood = new Set(['OsmSchema-V0.6', 'DenseNodes']);

/** Rejects what asks for more than a reader of current data has. */
export function extractHeader(block: Uint8Array): ExtractHeader {
  const read = readHeader(block);
  if (read.required.has('HistoricalInformation')) throw new GroundError('history-file');
  if ([...read.required].some((feature) => !understood.has(feature))) {
    throw new GroundError('cannot-read', new Error([...read.required].join()));
  }
  const { left, right, top, bottom } = read.bounds;
  return {
    bounds: left === right || top === bottom ? null : [left, bottom, right, top],
    day: read.seconds > 0 ? new Date(read.seconds * 1000).toISOString().slice(0, 10) : null,
    sorted: read.optional.has('Sort.Type_then_ID'),
  };
}

function readHeader(block: Uint8Array) {
  const header = {
    required: new Set<string>(),
    optional: new Set<string>(),
    bounds: { left: 0, right: 0, top: 0, bottom: 0 },
    seconds: 0,
  };
  try {
    return new PbfReader(block).readFields((tag, found, pbf) => {
      if (tag === 1) pbf.readMessage(readBounds, found.bounds);
      else if (tag === 4) found.required.add(pbf.readString());
      else if (tag === 5) found.optional.add(pbf.readString());
      else if (tag === 32) found.seconds = pbf.readVarint(true);
    }, header);
  } catch (error) {
    throw new GroundError('cannot-read', error);
  }
}

/** Nanodegrees. */
function readBounds(
  tag: number,
  bounds: { left: number; right: number; top: number; bottom: number },
  pbf: PbfReader,
): void {
  if (tag === 1) bounds.left = pbf.readSVarint() / 1e9;
  else if (tag === 2) bounds.right = pbf.readSVarint() / 1e9;
  else if (tag === 3) bounds.top = pbf.readSVarint() / 1e9;
  else if (tag === 4) bounds.bottom = pbf.readSVarint() / 1e9;
}
