import { graphql } from '#web/parts/graphql/generated/index.ts';

graphql(`
  fragment MapViewFields on MapView {
    basemap {
      url
      name
      copyrightUrl
      maxZoom
      centre {
        latitude
        longitude
        zoom
      }
    }
    polygonStyle {
      stroke
      color
      weight
      dashArray
      fillColor
      fillOpacity
    }
    icons {
      information {
        ...MarkerIconFields
      }
      parking {
        ...MarkerIconFields
      }
      mobilestand {
        ...MarkerIconFields
      }
      kingdomhome {
        ...MarkerIconFields
      }
    }
    latitude
    longitude
    zoom
    geojsonFeature
  }
`);

graphql(`
  fragment MarkerIconFields on MarkerIcon {
    url
    width
    height
    anchorX
    anchorY
  }
`);

export const publicMapQuery = graphql(`
  query PublicMap($token: ID!) {
    publicMap(token: $token) {
      ...MapViewFields
      numberName
      qrcode
      mapLink
      info
      limits
    }
  }
`);
