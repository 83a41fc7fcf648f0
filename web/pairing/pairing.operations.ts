import { graphql } from '#web/parts/graphql/generated/index.ts';

export const pairingCardQuery = graphql(`
  query PairingCard($userId: ID!) {
    pairingCard(userId: $userId) {
      until
    }
  }
`);

export const printPairingCardMutation = graphql(`
  mutation PrintPairingCard($userId: ID!) {
    printPairingCard(userId: $userId) {
      ... on Pdf {
        filename
        mime
        base64
      }
      ...RefusalFields
    }
  }
`);

export const cancelPairingCardMutation = graphql(`
  mutation CancelPairingCard($userId: ID!) {
    cancelPairingCard(userId: $userId) {
      ...OutcomeFields
    }
  }
`);
