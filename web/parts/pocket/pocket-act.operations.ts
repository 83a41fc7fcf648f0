import { graphql } from '#web/parts/graphql/generated/index.ts';

export const doPocketActMutation = graphql(`
  mutation DoPocketAct($token: ID!, $secondsAgo: Int!) {
    doPocketAct(token: $token, secondsAgo: $secondsAgo) {
      ... on PocketReceipt {
        effect
        message
      }
      ... on PocketConflict {
        message
        held
        dueDate
        token
        expiresAt
      }
      ... on Refusal {
        refusal: message
      }
    }
  }
`);
