import { graphql } from '#web/parts/graphql/generated/index.ts';

export const historyEditorQuery = graphql(`
  query HistoryEditor($territoryId: ID!) {
    lastHistoryEntry(territoryId: $territoryId) {
      historyId
      outputNumber
      releaseDate
      returnDate
      exited
      userId
      activityId
      version
      activities {
        id
        name
      }
    }
    publishers {
      users {
        id
        login
      }
    }
  }
`);

export const editHistoryEntryMutation = graphql(`
  mutation EditHistoryEntry($form: HistoryEntryForm!) {
    editHistoryEntry(form: $form) {
      ...OutcomeFields
    }
  }
`);

export const reopenHistoryEntryMutation = graphql(`
  mutation ReopenHistoryEntry($territoryId: ID!, $historyId: ID!, $version: String) {
    reopenHistoryEntry(territoryId: $territoryId, historyId: $historyId, version: $version) {
      ...OutcomeFields
    }
  }
`);

export const removeHistoryEntryMutation = graphql(`
  mutation RemoveHistoryEntry($territoryId: ID!, $historyId: ID!, $outputNumber: Int!) {
    removeHistoryEntry(
      territoryId: $territoryId
      historyId: $historyId
      outputNumber: $outputNumber
    ) {
      ...OutcomeFields
    }
  }
`);
