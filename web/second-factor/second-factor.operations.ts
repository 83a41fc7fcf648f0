import { graphql } from '#web/parts/graphql/generated/index.ts';

export const secondFactorQuery = graphql(`
  query SecondFactor {
    secondFactor {
      offered
      since
      codesLeft
      until
      over
    }
  }
`);

export const beginSecondFactorMutation = graphql(`
  mutation BeginSecondFactor($presentPassword: String) {
    beginSecondFactor(presentPassword: $presentPassword) {
      ... on SecondFactorBegun {
        key
        link
        qrcode
        ticket
      }
      ...RefusalFields
    }
  }
`);

export const checkSecondFactorMutation = graphql(`
  mutation CheckSecondFactor($ticket: String!, $code: String!) {
    checkSecondFactor(ticket: $ticket, code: $code) {
      ... on RecoveryCodes {
        codes
        ticket
      }
      ...RefusalFields
    }
  }
`);

export const renewRecoveryCodesMutation = graphql(`
  mutation RenewRecoveryCodes($code: String!, $presentPassword: String) {
    renewRecoveryCodes(code: $code, presentPassword: $presentPassword) {
      ... on RecoveryCodes {
        codes
        ticket
      }
      ...RefusalFields
    }
  }
`);

export const keepSecondFactorMutation = graphql(`
  mutation KeepSecondFactor($ticket: String!) {
    keepSecondFactor(ticket: $ticket) {
      ...OutcomeFields
    }
  }
`);

export const endSecondFactorMutation = graphql(`
  mutation EndSecondFactor($code: String!, $presentPassword: String) {
    endSecondFactor(code: $code, presentPassword: $presentPassword) {
      ...OutcomeFields
    }
  }
`);
