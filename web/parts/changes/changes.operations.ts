import { graphql } from '#web/parts/graphql/generated/index.ts';

export const changedSubscription = graphql(`
  subscription Changed {
    changed {
      at
    }
  }
`);
