import { graphql } from '#web/generated/index.ts';

export const accountQuery = graphql(`
  query Account {
    account {
      login
      roleDescription
      email
      subscription
      rgpdForgetMe
      privacyConsent {
        version
        acceptedOn
      }
    }
  }
`);

export const editAccountMutation = graphql(`
  mutation EditAccount(
    $password: String!
    $email: String!
    $subscription: Boolean!
    $rgpdForgetMe: Boolean!
  ) {
    editAccount(
      password: $password
      email: $email
      subscription: $subscription
      rgpdForgetMe: $rgpdForgetMe
    ) {
      ...OutcomeFields
    }
  }
`);

export const accountPrivacyRulesQuery = graphql(`
  query AccountPrivacyRules {
    privacyRules {
      rgpdPrivacyHtml
    }
  }
`);

export const exportOwnDataQuery = graphql(`
  query ExportOwnData($format: OwnDataFormat!) {
    exportOwnData(format: $format) {
      filename
      mime
      base64
    }
  }
`);
