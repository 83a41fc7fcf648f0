import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf } from '../rest/envelope.ts';
import { mapRest, type WireMap } from './map.rest.ts';

export const mapResolvers = {
  Query: {
    globalMap: async (_, __, { rest }) => mapView(fieldsOf(await mapRest(rest).globalMap())),
    publicMap: async (_, { token }, { rest }) => {
      const map = fieldsOf(await mapRest(rest).publicMap(token));
      return {
        ...mapView(map),
        numberName: map.number_name,
        qrcode: map.qrcode,
        mapLink: map.map_link,
        info: map.info ?? '',
      };
    },
  },
} satisfies Resolvers;

export const mapView = (map: WireMap) => ({
  basemap: {
    url: map.basemap_url,
    name: map.basemap_name,
    copyrightUrl: map.basemap_copyright_url,
    maxZoom: map.basemap_max_zoom,
  },
  polygonStyle: map.polygon_style,
  icons: {
    information: icon(map.information_icon),
    parking: icon(map.parking_icon),
    mobilestand: icon(map.mobilestand_icon),
    kingdomhome: icon(map.kingdomhome_icon),
  },
  latitude: map.latitude,
  longitude: map.longitude,
  zoom: map.zoom,
  geojsonFeature: map.geojson_feature,
});

const icon = ({ url, width, height, anchor_x, anchor_y }: WireMap['parking_icon']) => ({
  url,
  width,
  height,
  anchorX: anchor_x,
  anchorY: anchor_y,
});
