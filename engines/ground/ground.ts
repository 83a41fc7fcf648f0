/** Degrees: west, south, east, north. */
export type GroundBox = readonly [west: number, south: number, east: number, north: number];

export type GroundArea =
  | { readonly bbox: GroundBox }
  | { readonly around: readonly [lat: number, lng: number]; readonly km: number };

export type GroundPhase = 'reading' | 'shaping' | 'tiling' | 'writing';

export interface GroundProgress {
  readonly phase: GroundPhase;
  /** Of the whole work, from 0 to 1; never goes back. */
  readonly share: number;
  /** Null until there is something to forecast from. */
  readonly secondsLeft: number | null;
}

export interface GroundOptions {
  /** Path of an OpenStreetMap extract (.osm.pbf); path or http address of a .pmtiles to cut from. */
  readonly source: string;
  /** Path of the .pmtiles; a file there stays as it is until the new one is whole. */
  readonly target: string;
  /** Without it: the bounds of the source. */
  readonly area?: GroundArea | undefined;
  readonly name?: string | undefined;
  readonly onProgress?: ((progress: GroundProgress) => void) | undefined;
  /** Aborting rejects with the signal's reason and leaves no file behind. */
  readonly signal?: AbortSignal | undefined;
}

export interface GroundSummary {
  readonly name: string | null;
  readonly bounds: GroundBox;
  readonly center: readonly [lng: number, lat: number];
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly bytes: number;
  readonly sha256: string;
  /** ISO day of the OpenStreetMap data; null where the file does not tell. */
  readonly sourceDate: string | null;
  /** Different names of streets. */
  readonly streets: number;
  readonly houseNumbers: number;
}

export type GroundErrorCode =
  | 'not-osm'
  | 'truncated'
  | 'history-file'
  | 'empty-cut'
  | 'date-line'
  | 'no-streets'
  | 'raster-tiles'
  | 'terrain-tiles'
  | 'other-schema'
  | 'wrong-compression'
  | 'disk-full'
  | 'cannot-read'
  | 'too-large';

/** Why no ground can be made of a file; the sentences are in `ground.texts.ts` (OWN-64). */
export class GroundError extends Error {
  override readonly name = 'GroundError';
  readonly code: GroundErrorCode;

  constructor(code: GroundErrorCode, cause?: unknown) {
    super(`No ground: ${code}`, { cause });
    this.code = code;
  }
}
