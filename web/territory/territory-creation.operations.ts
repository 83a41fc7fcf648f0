import { graphql } from '#web/parts/graphql/generated/index.ts';

export const territoryCreationQuery = graphql(`
  query TerritoryCreation {
    publishers {
      users {
        id
        login
      }
      numberOfUsers
    }
    territoryTypes {
      types {
        id
        longName
        shortName
        congregationId
      }
    }
    activities {
      id
      name
    }
  }
`);

export const addTerritoryMutation = graphql(`
  mutation AddTerritory($form: TerritoryToAdd!) {
    addTerritory(form: $form) {
      ... on TerritoryAdded {
        territoryId
        notice {
          ...NoticeFields
        }
      }
      ...RefusalFields
    }
  }
`);

export const territoryPastQuery = graphql(`
  query TerritoryPast($territoryId: ID!) {
    territoryHistory(territoryId: $territoryId) {
      ...TerritoryHistoryFields
    }
  }
`);

export const addHistoryEntryMutation = graphql(`
  mutation AddHistoryEntry($form: HistoryEntryToAdd!) {
    addHistoryEntry(form: $form) {
      ... on HistoryEntryAdded {
        outputNumber
        releaseDate
        showHistory
        notice {
          ...NoticeFields
        }
      }
      ...RefusalFields
    }
  }
`);
