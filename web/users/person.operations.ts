import { graphql } from '#web/parts/graphql/generated/index.ts';

export const personQuery = graphql(`
  query Person($userId: ID!) {
    person(userId: $userId) {
      userId
      login
      roleDescription
      editable
      held {
        territoryId
        historyId
        numberName
        releaseDate
        releaseDateHuman
        theoreticalReturnDate
        theoreticalReturnDateHuman
        activity
        cssClass
        asked
      }
      past {
        territoryId
        historyId
        numberName
        releaseDate
        releaseDateHuman
        returnDate
        returnDateHuman
        activity
      }
    }
  }
`);
