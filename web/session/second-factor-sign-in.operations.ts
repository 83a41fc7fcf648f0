import { graphql } from '#web/parts/graphql/generated/index.ts';

export const secondFactorSignInMutation = graphql(`
  mutation SecondFactorSignIn($ticket: String!, $code: String!, $deviceMark: String) {
    secondFactorSignIn(ticket: $ticket, code: $code, deviceMark: $deviceMark) {
      ... on SignedIn {
        token
        rgpdPrivacy
        deviceMark
      }
      ... on SecondFactorAsked {
        ticket
        message
        severity
      }
      ...RefusalFields
    }
  }
`);
