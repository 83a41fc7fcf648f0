import { graphql } from '#web/generated/index.ts';

graphql(`
  fragment EditableMapFields on EditableMap {
    ...MapViewFields
    drawable {
      information
      parking
      mobilestand
      kingdomhome
    }
  }
`);

graphql(`
  fragment MapNoticeFields on Notice {
    text
    color
    timeout
  }
`);

graphql(`
  fragment MapOutcomeFields on Outcome {
    __typename
    ... on Done {
      message
      messageType
      notice {
        ...MapNoticeFields
      }
    }
    ... on Refusal {
      message
      severity
      forceOffered
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
  ) {
    saveTerritoryMap(
      territoryId: $territoryId
      latitude: $latitude
      longitude: $longitude
      zoom: $zoom
      geojsonFeature: $geojsonFeature
    ) {
      __typename
      ... on TerritoryMapSaved {
        mapLink
        mapLastCoordinates
        notice {
          ...MapNoticeFields
        }
      }
      ... on Refusal {
        message
        severity
        forceOffered
      }
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
      __typename
      ... on TerritoryMapImported {
        message
        mapLink
        notice {
          ...MapNoticeFields
        }
      }
      ... on Refusal {
        message
        severity
        forceOffered
      }
    }
  }
`);

export const removeTerritoryMapMutation = graphql(`
  mutation RemoveTerritoryMap($territoryId: ID!) {
    removeTerritoryMap(territoryId: $territoryId) {
      ...MapOutcomeFields
    }
  }
`);

export const saveGlobalMapMutation = graphql(`
  mutation SaveGlobalMap(
    $latitude: Float!
    $longitude: Float!
    $zoom: Float!
    $geojsonFeature: GeoJson!
  ) {
    saveGlobalMap(
      latitude: $latitude
      longitude: $longitude
      zoom: $zoom
      geojsonFeature: $geojsonFeature
    ) {
      ...MapOutcomeFields
    }
  }
`);

export const removeGlobalMapMutation = graphql(`
  mutation RemoveGlobalMap {
    removeGlobalMap {
      ...MapOutcomeFields
    }
  }
`);

export const importGlobalMapMutation = graphql(`
  mutation ImportGlobalMap($geojsonFile: File!) {
    importGlobalMap(geojsonFile: $geojsonFile) {
      ...MapOutcomeFields
    }
  }
`);
