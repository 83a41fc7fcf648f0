import { graphql } from '#web/parts/graphql/generated/index.ts';

export const oneTapLinkQuery = graphql(`
  query OneTapLink($token: ID!) {
    oneTapLink(token: $token) {
      action
      tap
      numberName
      returnDate
      returnDateHuman
    }
  }
`);

export const followOneTapLinkMutation = graphql(`
  mutation FollowOneTapLink($token: ID!) {
    followOneTapLink(token: $token) {
      ...OutcomeFields
    }
  }
`);

export const grantRequestMutation = graphql(`
  mutation GrantRequest($requestId: ID!) {
    grantRequest(requestId: $requestId) {
      ...OutcomeFields
    }
  }
`);

export const refuseRequestMutation = graphql(`
  mutation RefuseRequest($requestId: ID!) {
    refuseRequest(requestId: $requestId) {
      ...OutcomeFields
    }
  }
`);
