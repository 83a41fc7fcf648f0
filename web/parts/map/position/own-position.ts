import type { Layer } from 'deck.gl';

export interface OwnPosition {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres. */
  readonly accuracy: number;
}

export interface Own {
  readonly position: OwnPosition | null;
  readonly layers: Layer[] | null;
  /** Degrees from north, clockwise; null where the device does not tell. */
  readonly heading: number | null;
  readonly searching: boolean;
  readonly problem: string | null;
}
