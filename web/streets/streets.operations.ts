import { graphql } from '#web/parts/graphql/generated/index.ts';

export const territoryStreetsQuery = graphql(`
  query TerritoryStreets($territoryId: ID!) {
    territoryStreets(territoryId: $territoryId) {
      canMark
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
