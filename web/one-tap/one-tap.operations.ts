import { graphql } from '#web/generated/index.ts';

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
