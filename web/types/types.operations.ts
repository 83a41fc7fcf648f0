import { graphql } from '#web/generated/index.ts';

export const territoryTypesQuery = graphql(`
  query TerritoryTypes {
    territoryTypes {
      types {
        id
        longName
        shortName
        congregationId
      }
      admins
    }
  }
`);

export const addTerritoryTypeMutation = graphql(`
  mutation AddTerritoryType($longName: String!, $shortName: String!) {
    addTerritoryType(longName: $longName, shortName: $shortName) {
      ... on TerritoryTypeAdded {
        typeId
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

export const editTerritoryTypeMutation = graphql(`
  mutation EditTerritoryType($typeId: ID!, $longName: String!, $shortName: String!) {
    editTerritoryType(typeId: $typeId, longName: $longName, shortName: $shortName) {
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

export const removeTerritoryTypeMutation = graphql(`
  mutation RemoveTerritoryType($typeId: ID!) {
    removeTerritoryType(typeId: $typeId) {
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
