import type { Feature, FeatureCollection, Point as PointShape, Polygon, Position } from 'geojson';

export type CardSize = 'a5' | 'a6' | 's12';

/** Input of the drawing thread for cards: words, numbers and paths of tile archives. */
export interface CardSheet {
  readonly form: 'cards';
  readonly title: string;
  readonly size: CardSize;
  /** Several cards per A4 sheet with cut marks; otherwise one per page. */
  readonly onA4: boolean;
  readonly words: CardWords;
  readonly style: PolygonStyle;
  /** Paths of vector tile archives (.pmtiles); the first that contains the territory is used. */
  readonly grounds: readonly string[];
  /** Public address of a map without its token. */
  readonly mapsAddress: string;
  /** Limits in words by territory; '' where there is nothing to say. */
  readonly limits: Readonly<Record<number, string>>;
  /**
   * `DrawnCards` as JSON text from the database: transferring a string to the thread is cheap,
   * cloning objects is not.
   */
  readonly drawn: string;
}

/** Input of the same thread for the streets of a territory. */
export interface StreetsSheet {
  readonly form: 'streets';
  readonly grounds: readonly string[];
  readonly limits: readonly Polygon[];
}

/** Input of the same thread for the names of the ground that cannot be printed. */
export interface LackedNamesSheet {
  readonly form: 'lackedNames';
  readonly grounds: readonly string[];
  /** The polygons of each; none is empty. */
  readonly territories: readonly (readonly Polygon[])[];
}

/** `inner`: the one that lies within the limits, of a street along them; `both`: where none has a name. */
export type StreetSide = 'both' | 'inner' | 'even' | 'odd' | 'north' | 'south' | 'west' | 'east';

/** A street, or one of its sides. */
export interface GroundStreet {
  readonly name: string;
  readonly side: StreetSide;
  /** How much of it lies within the limits or along them; of a side half of that. */
  readonly metres: number;
}

/** What is drawn of a street: its stretches within the limits or along them. */
export interface StreetLine {
  readonly name: string;
  readonly lines: readonly (readonly LngLat[])[];
}

export interface StreetsWithin {
  readonly streets: readonly GroundStreet[];
  /** By name. */
  readonly lines: readonly StreetLine[];
}

export interface CardWords {
  readonly limits: string;
  readonly scale: string;
  readonly online: string;
  readonly territory: string;
  readonly neighbours: string;
  readonly north: string;
  readonly credit: string;
  readonly kinds: Readonly<Record<MarkerKind, string>>;
  readonly unvisited: string;
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
  /** Polygons of all territories of the congregation. */
  readonly outlines: readonly DrawnOutline[];
}

export interface DrawnCard {
  readonly territory_id: number;
  readonly number: number;
  readonly name: string;
  readonly token: string;
  /** Congregation and day of the map. */
  readonly saved: string;
  readonly map: FeatureCollection<
    Polygon | PointShape,
    { readonly type: string; readonly desc: string }
  >;
  /** Where somebody asked not to be visited. */
  readonly unvisited: readonly LngLat[];
}

export interface DrawnOutline {
  readonly territory_id: number;
  readonly number: number;
  readonly polygons: readonly Feature<Polygon>[];
}

/** In points on paper or in world units (Mercator, 0 to 1), as stated where it is used. */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type LngLat = Position;

/** Feature of a vector tile, in world units. */
export interface GroundShape {
  readonly kind: string;
  readonly name: string;
  /** Of a house number; '' where the ground does not tell. */
  readonly street: string;
  readonly tunnel: boolean;
  readonly lines: readonly Line[];
  readonly box: Box;
}

export type GroundLayers = ReadonlyMap<string, readonly GroundShape[]>;

/** Words with their position: centre and rotation. */
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
