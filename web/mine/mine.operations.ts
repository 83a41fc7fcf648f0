import { graphql } from '#web/parts/graphql/generated/index.ts';

export const myExitedTerritoriesQuery = graphql(`
  query MyExitedTerritories {
    myExitedTerritories {
      assigned
      today
      territories {
        territoryId
        historyId
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
        mayReturn
        asked
      }
      message
      messageType
    }
  }
`);

export const askManagerMutation = graphql(`
  mutation AskManager($historyId: ID!, $action: LinkAction!) {
    askManager(historyId: $historyId, action: $action) {
      ...OutcomeFields
    }
  }
`);
