export interface WireIcon {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly anchor_x: number;
  readonly anchor_y: number;
}

export interface WirePlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

export interface WireMap {
  readonly basemap_url: string;
  readonly basemap_name: string;
  readonly basemap_copyright_url: string;
  readonly basemap_max_zoom: number;
  /** Sent by our backend only. */
  readonly basemap_centre?: WirePlace | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly zoom: number | null;
  /** Unvalidated GeoJSON of any backend. */
  readonly geojson_feature: unknown;
  readonly polygon_style: {
    readonly stroke: boolean;
    readonly color: string;
    readonly weight: number;
    readonly dashArray: string | null;
    readonly fillColor: string;
    readonly fillOpacity: number;
  };
  readonly information_icon: WireIcon;
  readonly parking_icon: WireIcon;
  readonly mobilestand_icon: WireIcon;
  readonly kingdomhome_icon: WireIcon;
}
