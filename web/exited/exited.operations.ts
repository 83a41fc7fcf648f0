import { graphql } from '#web/parts/graphql/generated/index.ts';

export const exitedTerritoriesQuery = graphql(`
  query ExitedTerritories {
    exitedTerritories {
      total
      reprieve
      today
      headers {
        text
        value
        sortable
      }
      territories {
        territoryId
        historyId
        numberName
        link
        type
        releaseDate
        releaseDateHuman
        returnDate
        returnDateHuman
        login
        userId
        activity
        online
        mapLink
        cssClass
        reprieveBtn
      }
      message
      messageType
    }
  }
`);
