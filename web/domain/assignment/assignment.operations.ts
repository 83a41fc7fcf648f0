import { graphql } from '#web/parts/graphql/generated/index.ts';

export const returnTerritoriesMutation = graphql(`
  mutation ReturnTerritories($territoryIds: [ID!]!, $returnDate: Date) {
    returnTerritories(territoryIds: $territoryIds, returnDate: $returnDate) {
      ...OutcomeFields
    }
  }
`);

export const grantReprieveMutation = graphql(`
  mutation GrantReprieve($territoryId: ID!, $historyId: ID!) {
    grantReprieve(territoryId: $territoryId, historyId: $historyId) {
      ...OutcomeFields
    }
  }
`);
