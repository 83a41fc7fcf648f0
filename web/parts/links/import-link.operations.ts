import { graphql } from '#web/generated/index.ts';

export const importRightsQuery = graphql(`
  query ImportRights {
    allowedRoles {
      id
    }
  }
`);
