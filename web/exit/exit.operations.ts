import { graphql } from '#web/parts/graphql/generated/index.ts';

graphql(`
  fragment TerritoryChoiceFields on TerritoryChoice {
    id
    number
    name
    numberName
    type
    icon
    iconColor
    returnDate
    returnDateHuman
    login
    releaseDate
    mapDrawn
  }
`);

export const exitChoicesQuery = graphql(`
  query ExitChoices($hideRecent: Boolean!, $filter: BookingType) {
    exitChoices(hideRecent: $hideRecent, filter: $filter) {
      manager
      releaseDate
      territories {
        ...TerritoryChoiceFields
      }
      activities {
        id
        name
      }
      enableOnlineBooking
    }
  }
`);

export const returnChoicesQuery = graphql(`
  query ReturnChoices {
    returnChoices {
      manager
      message
      returnDate
      territories {
        ...TerritoryChoiceFields
      }
    }
  }
`);

export const exitCancelChoicesQuery = graphql(`
  query ExitCancelChoices {
    exitCancelChoices {
      territories {
        ...TerritoryChoiceFields
      }
    }
  }
`);

export const publishersQuery = graphql(`
  query Publishers {
    publishers {
      users {
        id
        login
      }
      numberOfUsers
    }
  }
`);

export const whatIsOutQuery = graphql(`
  query WhatIsOut {
    exitedTerritories {
      territories {
        territoryId
        numberName
        mapLink
        userId
        login
      }
    }
  }
`);

export const ownMapsQuery = graphql(`
  query OwnMaps {
    myExitedTerritories {
      territories {
        territoryId
        numberName
        mapLink
      }
    }
  }
`);

export const mapTokenQuery = graphql(`
  query MapToken($territoryId: ID!) {
    mapToken(territoryId: $territoryId)
  }
`);

/** The neighbours of territory 0, which does not exist, are all territories. */
export const drawnTerritoriesQuery = graphql(`
  query DrawnTerritories {
    globalMapEdit {
      ...MapViewFields
    }
    neighbourMaps(territoryId: "0") {
      territoryId
      number
      geojsonFeature
    }
  }
`);

export const exitMapQuery = graphql(`
  query ExitMap {
    exitMap {
      ...MapViewFields
      territories {
        territoryId
        numberName
        drawn
      }
    }
  }
`);

export const exitTerritoriesMutation = graphql(`
  mutation ExitTerritories($form: ExitForm!) {
    exitTerritories(form: $form) {
      ... on TerritoriesExited {
        notice {
          ...NoticeFields
        }
        changeDisplay
        changeMessage
      }
      ...RefusalFields
    }
  }
`);

export const cancelExitMutation = graphql(`
  mutation CancelExit($territoryIds: [ID!]!) {
    cancelExit(territoryIds: $territoryIds) {
      ...OutcomeFields
    }
  }
`);
