import { graphql } from '#web/parts/graphql/generated/index.ts';

export const groundSearchQuery = graphql(`
  query GroundSearch($text: String!) {
    groundSearch(text: $text) {
      state
      opens
      places {
        kind
        label
        town
        latitude
        longitude
        territories {
          territoryId
          number
          name
        }
      }
    }
  }
`);
