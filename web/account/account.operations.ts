import { graphql } from '#web/parts/graphql/generated/index.ts';

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
    $presentPassword: String
  ) {
    editAccount(
      password: $password
      email: $email
      subscription: $subscription
      rgpdForgetMe: $rgpdForgetMe
      presentPassword: $presentPassword
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

export const connectionsQuery = graphql(`
  query Connections {
    connections {
      id
      device
      since
      lastSeen
      newDevice
      keeps
      present
    }
  }
`);

export const endConnectionMutation = graphql(`
  mutation EndConnection($connectionId: ID!) {
    endConnection(connectionId: $connectionId) {
      ...OutcomeFields
    }
  }
`);

export const endAllConnectionsMutation = graphql(`
  mutation EndAllConnections {
    endAllConnections {
      ...OutcomeFields
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
