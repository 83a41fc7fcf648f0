import { graphql } from '#web/generated/index.ts';

export const coverageMapQuery = graphql(`
  query CoverageMap {
    coverageMap {
      ...MapViewFields
      today
      manages
      people
      territories {
        territoryId
        numberName
        booking
        drawn
        before
        loans
      }
    }
  }
`);
