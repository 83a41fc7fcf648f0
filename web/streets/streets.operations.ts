import { graphql } from '#web/parts/graphql/generated/index.ts';

export const territoryStreetsQuery = graphql(`
  query TerritoryStreets($territoryId: ID!) {
    territoryStreets(territoryId: $territoryId) {
      canMark
      shared
      covered
      totalMetres
      someBefore
      streets {
        name
        side
        metres
        state
      }
    }
  }
`);

export const markStreetMutation = graphql(`
  mutation MarkStreet(
    $territoryId: ID!
    $street: String!
    $side: StreetSide!
    $state: StreetState!
  ) {
    markStreet(territoryId: $territoryId, street: $street, side: $side, state: $state) {
      ...OutcomeFields
    }
  }
`);

export const restartStreetsMutation = graphql(`
  mutation RestartStreets($territoryId: ID!) {
    restartStreets(territoryId: $territoryId) {
      ...OutcomeFields
    }
  }
`);

export const shareStreetsMutation = graphql(`
  mutation ShareStreets($territoryId: ID!) {
    shareStreets(territoryId: $territoryId) {
      ... on StreetShare {
        link
        qrcode
      }
      ... on Refusal {
        message
        severity
        forceOffered
      }
    }
  }
`);

export const unshareStreetsMutation = graphql(`
  mutation UnshareStreets($territoryId: ID!) {
    unshareStreets(territoryId: $territoryId) {
      ...OutcomeFields
    }
  }
`);

export const sharedStreetsQuery = graphql(`
  query SharedStreets($token: ID!) {
    sharedStreets(token: $token) {
      numberName
      totalMetres
      someBefore
      streets {
        name
        side
        metres
        state
      }
    }
  }
`);

export const markSharedStreetMutation = graphql(`
  mutation MarkSharedStreet(
    $token: ID!
    $street: String!
    $side: StreetSide!
    $state: StreetState!
  ) {
    markSharedStreet(token: $token, street: $street, side: $side, state: $state) {
      ...OutcomeFields
    }
  }
`);
