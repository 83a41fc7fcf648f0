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

export const tickPocketStreetMutation = graphql(`
  mutation TickPocketStreet(
    $token: ID!
    $street: String!
    $side: StreetSide!
    $state: StreetState!
    $secondsAgo: Int!
  ) {
    tickPocketStreet(
      token: $token
      street: $street
      side: $side
      state: $state
      secondsAgo: $secondsAgo
    ) {
      ... on PocketTick {
        message
      }
      ... on PocketConflict {
        message
        held
      }
      ... on Refusal {
        refusal: message
      }
    }
  }
`);

export const pocketStandingQuery = graphql(`
  query PocketStanding($token: ID!) {
    pocketStanding(token: $token)
  }
`);
