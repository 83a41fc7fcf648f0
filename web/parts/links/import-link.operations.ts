import { graphql } from '#web/parts/graphql/generated/index.ts';

export const importRightsQuery = graphql(`
  query ImportRights {
    allowedRoles {
      id
    }
  }
`);
