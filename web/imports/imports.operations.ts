import { graphql } from '#web/parts/graphql/generated/index.ts';

export const importReportQuery = graphql(`
  query ImportReport($file: ImportedFile!, $choices: [ImportChoice!]!, $confirmed: [Int!]) {
    importReport(file: $file, choices: $choices, confirmed: $confirmed) {
      created
      updated
      ignored
      incomplete
      doubtful
      refused
      words {
        field
        word
        otherSpellings
        lines
        decided
        nearest
        newName
        newFault
        removable
      }
      offers {
        field
        options {
          id
          name
        }
      }
      typesCreated
      peopleCreated
      mapsReplaced
      digest
      lines {
        line
        status
        about
        reason
        confirmable
        territoryId
        holder
        changes {
          field
          before
          after
        }
      }
    }
  }
`);

export const territoryLimitsQuery = graphql(`
  query TerritoryLimits($territoryId: ID!) {
    territoryMap(territoryId: $territoryId) {
      geojsonFeature
    }
  }
`);

export const importsQuery = graphql(`
  query Imports {
    imports {
      id
      kind
      fileName
      login
      datetime
      datetimeHuman
      created
      updated
      ignored
      skipped
      undone
    }
  }
`);

export const runImportMutation = graphql(`
  mutation RunImport(
    $file: ImportedFile!
    $choices: [ImportChoice!]!
    $skipped: [Int!]!
    $confirmed: [Int!]
    $digest: String!
    $invite: Boolean!
  ) {
    runImport(
      file: $file
      choices: $choices
      skipped: $skipped
      confirmed: $confirmed
      digest: $digest
      invite: $invite
    ) {
      ... on ImportRun {
        notice {
          ...NoticeFields
        }
        importId
        created
        updated
        ignored
      }
      ...RefusalFields
    }
  }
`);

export const undoImportMutation = graphql(`
  mutation UndoImport($importId: ID!) {
    undoImport(importId: $importId) {
      ...OutcomeFields
    }
  }
`);
