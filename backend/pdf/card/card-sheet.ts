import type { Feature, FeatureCollection, Point as PointShape, Polygon, Position } from 'geojson';

export type CardSize = 'a5' | 'a6' | 's12';

/** Territories on cards, as the thread that draws them gets them: words, numbers and where the ground lies. */
export interface CardSheet {
  readonly form: 'cards';
  readonly title: string;
  readonly size: CardSize;
  /** Several cards on a sheet of A4, with cut marks; else one a page. */
  readonly onA4: boolean;
  readonly words: CardWords;
  readonly style: PolygonStyle;
  /** Vector tiles (.pmtiles) on this machine; the first that holds a territory is its ground. */
  readonly grounds: readonly string[];
  /** Before a token: the public address of a map. */
  readonly mapsAddress: string;
  /** `DrawnCards` as the database has written it: a text goes to the thread at once, a tree does not. */
  readonly drawn: string;
}

export interface CardWords {
  readonly scale: string;
  readonly online: string;
  readonly territory: string;
  readonly neighbours: string;
  readonly north: string;
  readonly credit: string;
  readonly kinds: Readonly<Record<MarkerKind, string>>;
}

export type MarkerKind = 'information' | 'parking' | 'mobilestand' | 'kingdomhome' | 'other';

export interface PolygonStyle {
  readonly stroke: boolean;
  readonly color: string;
  readonly dashArray: string | null;
  readonly fillColor: string;
  readonly fillOpacity: number;
}

export interface DrawnCards {
  readonly cards: readonly DrawnCard[];
  /** The polygons of every territory of the congregation. */
  readonly outlines: readonly DrawnOutline[];
}

export interface DrawnCard {
  readonly territory_id: number;
  readonly number: number;
  readonly name: string;
  readonly token: string;
  /** Whose map, and of which day. */
  readonly saved: string;
  readonly map: FeatureCollection<
    Polygon | PointShape,
    { readonly type: string; readonly desc: string }
  >;
}

export interface DrawnOutline {
  readonly territory_id: number;
  readonly number: number;
  readonly polygons: readonly Feature<Polygon>[];
}

/** In points of paper or in parts of the world (Mercator, 0 to 1), as said where it is used. */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type LngLat = Position;

/** Something of a vector tile, in parts of the world. */
export interface GroundShape {
  readonly kind: string;
  readonly name: string;
  readonly tunnel: boolean;
  readonly lines: readonly Line[];
  readonly box: Box;
}

export type GroundLayers = ReadonlyMap<string, readonly GroundShape[]>;

/** Words that have found their place: their middle, and how they are turned. */
export interface PlacedWords {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
  readonly width: number;
}

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}
