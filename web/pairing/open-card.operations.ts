import { graphql } from '#web/parts/graphql/generated/index.ts';

export const openPairingCardMutation = graphql(`
  mutation OpenPairingCard($token: ID!, $deviceMark: String) {
    openPairingCard(token: $token, deviceMark: $deviceMark) {
      ... on CardOpened {
        token
        rgpdPrivacy
        deviceMark
        openUntil
      }
      ...RefusalFields
    }
  }
`);
