import { graphql } from '#web/parts/graphql/generated/index.ts';

export const personSecondFactorQuery = graphql(`
  query PersonSecondFactor($userId: ID!) {
    personSecondFactor(userId: $userId) {
      since
    }
  }
`);

export const removeSecondFactorMutation = graphql(`
  mutation RemoveSecondFactor($userId: ID!) {
    removeSecondFactor(userId: $userId) {
      ...OutcomeFields
    }
  }
`);
