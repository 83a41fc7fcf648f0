import { graphql } from '#web/generated/index.ts';

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
      ... on Done {
        message
        messageType
        notice {
          text
          color
          timeout
        }
      }
      ... on Refusal {
        message
        severity
        forceOffered
      }
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
      ... on Done {
        message
        messageType
        notice {
          text
          color
          timeout
        }
      }
      ... on Refusal {
        message
        severity
        forceOffered
      }
    }
  }
`);
