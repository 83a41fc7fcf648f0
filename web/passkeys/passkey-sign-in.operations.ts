import { graphql } from '#web/parts/graphql/generated/index.ts';

export const passkeySignInOptionsQuery = graphql(`
  query PasskeySignInOptions {
    passkeySignInOptions {
      options
    }
  }
`);

export const passkeySignInMutation = graphql(`
  mutation PasskeySignIn($credential: String!, $congregationId: ID, $deviceMark: String) {
    passkeySignIn(
      credential: $credential
      congregationId: $congregationId
      deviceMark: $deviceMark
    ) {
      ... on SignedIn {
        token
        rgpdPrivacy
        deviceMark
      }
      ...RefusalFields
    }
  }
`);
