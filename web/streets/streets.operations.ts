import { graphql } from '#web/parts/graphql/generated/index.ts';

graphql(`
  fragment StreetFields on Street {
    name
    side
    metres
    state
  }
`);

export const territoryStreetsQuery = graphql(`
  query TerritoryStreets($territoryId: ID!) {
    territoryStreets(territoryId: $territoryId) {
      canMark
      shared
      covered
      totalMetres
      someBefore
      streets {
        ...StreetFields
      }
    }
  }
`);

export const territoryStreetLinesQuery = graphql(`
  query TerritoryStreetLines($territoryId: ID!) {
    territoryStreetLines(territoryId: $territoryId) {
      name
      lines
    }
  }
`);

export const sharedStreetMapQuery = graphql(`
  query SharedStreetMap($token: ID!) {
    sharedStreetMap(token: $token) {
      ...MapViewFields
      streets {
        name
        lines
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
    $secondsAgo: Int!
  ) {
    markStreet(
      territoryId: $territoryId
      street: $street
      side: $side
      state: $state
      secondsAgo: $secondsAgo
    ) {
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
  mutation ShareStreets($territoryId: ID!, $link: String) {
    shareStreets(territoryId: $territoryId, link: $link) {
      ... on StreetShare {
        link
        qrcode
      }
      ...RefusalFields
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
        ...StreetFields
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
    $secondsAgo: Int!
  ) {
    markSharedStreet(
      token: $token
      street: $street
      side: $side
      state: $state
      secondsAgo: $secondsAgo
    ) {
      ...OutcomeFields
    }
  }
`);
