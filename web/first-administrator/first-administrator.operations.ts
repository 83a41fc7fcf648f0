import { graphql } from '#web/generated/index.ts';

export const firstAdministratorQuery = graphql(`
  query FirstAdministrator {
    firstAdministrator {
      wanted
    }
  }
`);

export const addFirstAdministratorMutation = graphql(`
  mutation AddFirstAdministrator(
    $code: String!
    $congregation: String!
    $login: String!
    $password: String!
  ) {
    addFirstAdministrator(
      code: $code
      congregation: $congregation
      login: $login
      password: $password
    ) {
      ...OutcomeFields
    }
  }
`);
