import { graphql } from '#web/parts/graphql/generated/index.ts';

export const passkeysQuery = graphql(`
  query Passkeys {
    passkeys {
      offered
      passkeys {
        id
        name
        madeOn
        usedOn
        otherAddress
      }
    }
  }
`);

export const passkeyOptionsMutation = graphql(`
  mutation PasskeyOptions($presentPassword: String) {
    passkeyOptions(presentPassword: $presentPassword) {
      ... on PasskeyOptions {
        options
      }
      ...RefusalFields
    }
  }
`);

export const addPasskeyMutation = graphql(`
  mutation AddPasskey($credential: String!) {
    addPasskey(credential: $credential) {
      ...OutcomeFields
    }
  }
`);

export const renamePasskeyMutation = graphql(`
  mutation RenamePasskey($passkeyId: ID!, $name: String!) {
    renamePasskey(passkeyId: $passkeyId, name: $name) {
      ...OutcomeFields
    }
  }
`);

export const endPasskeyMutation = graphql(`
  mutation EndPasskey($passkeyId: ID!) {
    endPasskey(passkeyId: $passkeyId) {
      ...OutcomeFields
    }
  }
`);
