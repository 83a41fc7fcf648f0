import { graphql } from '#web/parts/graphql/generated/index.ts';

graphql(`
  fragment TerritorySettingsFields on TerritorySettings {
    territoryId
    number
    name
    typeId
    types {
      id
      longName
    }
    gate
    noVisited
    noVisitedFollows
    note
    mapLink
    mapDrawn
    enableDrawBtn
    canEdit
    version
  }
`);

graphql(`
  fragment ListedTerritoryFields on ListedTerritory {
    id
    number
    name
    numberName
    icon
    iconColor
    returnDateHuman
  }
`);

graphql(`
  fragment TerritoryHistoryFields on TerritoryHistory {
    histories {
      historyId
      outputNumber
      releaseDate
      returnDate
      login
      activity
      cssClass
      userId
      activityId
      exited
      version
    }
    canEdit
    today
    theoreticalReturnDate
    reprieveBtn
  }
`);

/** All data of t-view in one call: picker, settings, history. */
export const territoryPageQuery = graphql(`
  query TerritoryPage($territoryId: ID!) {
    territories {
      territories {
        ...ListedTerritoryFields
      }
    }
    territorySettings(territoryId: $territoryId) {
      ...TerritorySettingsFields
    }
    territoryHistory(territoryId: $territoryId) {
      ...TerritoryHistoryFields
    }
  }
`);

/** What the ground says of a territory; other backends may not know. */
export const territoryGroundQuery = graphql(`
  query TerritoryGround($territoryId: ID!) {
    territoryGround(territoryId: $territoryId) {
      houseNumbers
      limits
    }
  }
`);

export const territorySettingsQuery = graphql(`
  query TerritorySettings($territoryId: ID!) {
    territorySettings(territoryId: $territoryId) {
      ...TerritorySettingsFields
    }
  }
`);

export const territoriesQuery = graphql(`
  query Territories {
    territories {
      territories {
        ...ListedTerritoryFields
      }
      message
      messageType
    }
  }
`);

export const editTerritoryMutation = graphql(`
  mutation EditTerritory(
    $territoryId: ID!
    $name: String!
    $typeId: ID!
    $gate: Int
    $noVisited: Boolean!
    $note: String!
    $rebuildMapToken: Boolean!
    $version: String
    $forceOverwrite: Boolean!
  ) {
    editTerritory(
      territoryId: $territoryId
      name: $name
      typeId: $typeId
      gate: $gate
      noVisited: $noVisited
      note: $note
      rebuildMapToken: $rebuildMapToken
      version: $version
      forceOverwrite: $forceOverwrite
    ) {
      ... on EditedTerritory {
        mapLink
        enableDrawBtn
        mapDrawn
        version
        message
        messageType
        notice {
          ...NoticeFields
        }
      }
      ...RefusalFields
    }
  }
`);

export const removeTerritoryMutation = graphql(`
  mutation RemoveTerritory($territoryId: ID!) {
    removeTerritory(territoryId: $territoryId) {
      ...OutcomeFields
    }
  }
`);
