import { graphql } from '#web/parts/graphql/generated/index.ts';

export const factorOwedQuery = graphql(`
  query SecondFactorOwed {
    menu {
      login
      secondFactor {
        over
      }
    }
  }
`);
