import { graphql } from '#web/parts/graphql/generated/index.ts';

/** What a reader may take out or bring back; all territories and people only where the role allows. */
export const paletteQuery = graphql(`
  query Palette($lists: Boolean!, $people: Boolean!) {
    exitChoices(hideRecent: false, filter: null) {
      territories {
        id
        number
        numberName
        mapDrawn
      }
    }
    returnChoices {
      territories {
        id
        number
        numberName
        mapDrawn
        login
      }
    }
    territories @include(if: $lists) {
      territories {
        id
        number
        numberName
      }
    }
    users @include(if: $people) {
      users {
        id
        login
        roleDescription
      }
    }
    manageableUsers @include(if: $people) {
      id
    }
  }
`);

export const paletteMapQuery = graphql(`
  query PaletteMap($territoryId: ID!) {
    mapToken(territoryId: $territoryId)
  }
`);
