import { graphql } from '#web/generated/index.ts';

export const changedSubscription = graphql(`
  subscription Changed {
    changed {
      at
    }
  }
`);
