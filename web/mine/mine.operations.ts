import { graphql } from '#web/generated/index.ts';

export const myExitedTerritoriesQuery = graphql(`
  query MyExitedTerritories {
    myExitedTerritories {
      assigned
      territories {
        numberName
        type
        mapLink
        releaseDate
        releaseDateHuman
        theoreticalReturnDate
        theoreticalReturnDateHuman
        activity
        note
        online
        cssClass
      }
      message
      messageType
    }
  }
`);
