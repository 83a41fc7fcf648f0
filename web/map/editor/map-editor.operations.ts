import { graphql } from '#web/parts/graphql/generated/index.ts';

graphql(`
  fragment EditableMapFields on EditableMap {
    ...MapViewFields
    drawable {
      information
      parking
      mobilestand
      kingdomhome
    }
    version
    start {
      latitude
      longitude
      zoom
    }
  }
`);

export const territoryMapQuery = graphql(`
  query TerritoryMap($territoryId: ID!) {
    territoryMap(territoryId: $territoryId) {
      ...EditableMapFields
    }
  }
`);

export const globalMapEditQuery = graphql(`
  query GlobalMapEdit {
    globalMapEdit {
      ...EditableMapFields
    }
  }
`);

export const neighbourMapsQuery = graphql(`
  query NeighbourMaps($territoryId: ID!) {
    neighbourMaps(territoryId: $territoryId) {
      territoryId
      number
      name
      geojsonFeature
    }
  }
`);

export const saveTerritoryMapMutation = graphql(`
  mutation SaveTerritoryMap(
    $territoryId: ID!
    $latitude: Float!
    $longitude: Float!
    $zoom: Float!
    $geojsonFeature: GeoJson!
    $version: String
    $forceOverwrite: Boolean
  ) {
    saveTerritoryMap(
      territoryId: $territoryId
      latitude: $latitude
      longitude: $longitude
      zoom: $zoom
      geojsonFeature: $geojsonFeature
      version: $version
      forceOverwrite: $forceOverwrite
    ) {
      ... on TerritoryMapSaved {
        mapLink
        mapLastCoordinates
        version
        notice {
          ...NoticeFields
        }
      }
      ...RefusalFields
    }
  }
`);

export const importTerritoryMapMutation = graphql(`
  mutation ImportTerritoryMap(
    $territoryId: ID!
    $geojsonFile: File!
    $latitude: Float!
    $longitude: Float!
    $within: ImportSpan
  ) {
    importTerritoryMap(
      territoryId: $territoryId
      geojsonFile: $geojsonFile
      latitude: $latitude
      longitude: $longitude
      within: $within
    ) {
      ... on TerritoryMapImported {
        message
        mapLink
        notice {
          ...NoticeFields
        }
      }
      ...RefusalFields
    }
  }
`);

export const removeTerritoryMapMutation = graphql(`
  mutation RemoveTerritoryMap($territoryId: ID!) {
    removeTerritoryMap(territoryId: $territoryId) {
      ...OutcomeFields
    }
  }
`);

export const saveGlobalMapMutation = graphql(`
  mutation SaveGlobalMap(
    $latitude: Float!
    $longitude: Float!
    $zoom: Float!
    $geojsonFeature: GeoJson!
    $version: String
    $forceOverwrite: Boolean
  ) {
    saveGlobalMap(
      latitude: $latitude
      longitude: $longitude
      zoom: $zoom
      geojsonFeature: $geojsonFeature
      version: $version
      forceOverwrite: $forceOverwrite
    ) {
      ... on GlobalMapSaved {
        version
        notice {
          ...NoticeFields
        }
      }
      ...RefusalFields
    }
  }
`);

export const removeGlobalMapMutation = graphql(`
  mutation RemoveGlobalMap {
    removeGlobalMap {
      ...OutcomeFields
    }
  }
`);

export const importGlobalMapMutation = graphql(`
  mutation ImportGlobalMap($geojsonFile: File!) {
    importGlobalMap(geojsonFile: $geojsonFile) {
      ...OutcomeFields
    }
  }
`);
