import { graphql } from '#web/parts/graphql/generated/index.ts';

export const unvisitedPlacesQuery = graphql(`
  query UnvisitedPlaces($territoryId: ID!) {
    unvisitedPlaces(territoryId: $territoryId) {
      numberName
      mapLink
      canEdit
      canRemove
      places {
        id
        latitude
        longitude
        confirmedOn
        toReconfirm
        version
      }
    }
  }
`);

export const addUnvisitedPlaceMutation = graphql(`
  mutation AddUnvisitedPlace($territoryId: ID!, $latitude: Float!, $longitude: Float!) {
    addUnvisitedPlace(territoryId: $territoryId, latitude: $latitude, longitude: $longitude) {
      ...OutcomeFields
    }
  }
`);

export const moveUnvisitedPlaceMutation = graphql(`
  mutation MoveUnvisitedPlace(
    $placeId: ID!
    $latitude: Float!
    $longitude: Float!
    $version: String!
  ) {
    moveUnvisitedPlace(
      placeId: $placeId
      latitude: $latitude
      longitude: $longitude
      version: $version
    ) {
      ...OutcomeFields
    }
  }
`);

export const reconfirmUnvisitedPlaceMutation = graphql(`
  mutation ReconfirmUnvisitedPlace($placeId: ID!, $version: String!) {
    reconfirmUnvisitedPlace(placeId: $placeId, version: $version) {
      ...OutcomeFields
    }
  }
`);

export const removeUnvisitedPlaceMutation = graphql(`
  mutation RemoveUnvisitedPlace($placeId: ID!, $version: String!) {
    removeUnvisitedPlace(placeId: $placeId, version: $version) {
      ...OutcomeFields
    }
  }
`);
