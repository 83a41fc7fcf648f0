import { graphql } from '#web/parts/graphql/generated/index.ts';

export const presentCongregationsQuery = graphql(`
  query PresentCongregations {
    congregations {
      id
    }
  }
`);

export const makeFirstAdministratorMutation = graphql(`
  mutation MakeFirstAdministrator(
    $code: String!
    $congregation: String!
    $login: String!
    $email: String!
    $password: String!
  ) {
    makeFirstAdministrator(
      code: $code
      congregation: $congregation
      login: $login
      email: $email
      password: $password
    ) {
      ...OutcomeFields
    }
  }
`);
