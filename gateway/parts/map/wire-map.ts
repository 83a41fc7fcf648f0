import { z } from 'zod';
import * as wire from '../rest/wire-types.ts';

const icon = wire.object({
  url: wire.text,
  width: wire.number,
  height: wire.number,
  anchor_x: wire.number,
  anchor_y: wire.number,
});

export const place = wire.object({
  latitude: wire.number,
  longitude: wire.number,
  zoom: wire.number,
});

/** What every answer with a map has. */
export const mapFields = {
  basemap_url: wire.text,
  basemap_name: wire.text,
  basemap_copyright_url: wire.text,
  basemap_max_zoom: wire.integer,
  /** Sent by our backend only. */
  basemap_centre: wire.orNull(place),
  latitude: wire.numberOrNull,
  longitude: wire.numberOrNull,
  zoom: wire.numberOrNull,
  /** GeoJSON of any backend; `mapFeatures` keeps what can be drawn. */
  geojson_feature: wire.orNull(z.unknown()),
  polygon_style: wire.object({
    stroke: wire.boolean,
    color: wire.text,
    weight: wire.number,
    dashArray: wire.textOrNull,
    fillColor: wire.text,
    fillOpacity: wire.number,
  }),
  information_icon: icon,
  parking_icon: icon,
  mobilestand_icon: icon,
  kingdomhome_icon: icon,
};

const map = wire.object(mapFields);
export type ReadMap = z.output<typeof map>;
