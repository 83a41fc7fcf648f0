import { graphql } from '#web/parts/graphql/generated/index.ts';

export const congregationsQuery = graphql(`
  query Congregations {
    congregations {
      id
      name
    }
  }
`);

export const mailsKeptQuery = graphql(`
  query MailsKept {
    mailsKept
  }
`);

export const signInMutation = graphql(`
  mutation SignIn($login: String!, $password: String!, $congregationId: ID!, $deviceMark: String) {
    signIn(
      login: $login
      password: $password
      congregationId: $congregationId
      deviceMark: $deviceMark
    ) {
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

export const signOutMutation = graphql(`
  mutation SignOut {
    signOut {
      ...OutcomeFields
    }
  }
`);

export const sendLostPasswordMutation = graphql(`
  mutation SendLostPassword($login: String!, $email: String!, $congregationId: ID!) {
    sendLostPassword(login: $login, email: $email, congregationId: $congregationId) {
      ...OutcomeFields
    }
  }
`);

export const privacyRulesQuery = graphql(`
  query PrivacyRules {
    privacyRules {
      rgpdPrivacyHtml
    }
  }
`);

export const acceptPrivacyRulesMutation = graphql(`
  mutation AcceptPrivacyRules {
    acceptPrivacyRules {
      ...OutcomeFields
    }
  }
`);
