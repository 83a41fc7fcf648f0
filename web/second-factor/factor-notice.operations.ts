import { graphql } from '#web/parts/graphql/generated/index.ts';

export const readFactorRemovalMutation = graphql(`
  mutation ReadFactorRemoval {
    readFactorRemoval {
      ...OutcomeFields
    }
  }
`);
