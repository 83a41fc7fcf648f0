import { graphql } from '#web/parts/graphql/generated/index.ts';

export const deviceKeyQuery = graphql(`
  query DeviceKey {
    deviceKey {
      owner
      key
    }
  }
`);
