import { graphql } from '#web/parts/graphql/generated/index.ts';

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
          ...NoticeFields
        }
      }
      ...RefusalFields
    }
  }
`);

export const editTerritoryTypeMutation = graphql(`
  mutation EditTerritoryType($typeId: ID!, $longName: String!, $shortName: String!) {
    editTerritoryType(typeId: $typeId, longName: $longName, shortName: $shortName) {
      ...OutcomeFields
    }
  }
`);

export const removeTerritoryTypeMutation = graphql(`
  mutation RemoveTerritoryType($typeId: ID!) {
    removeTerritoryType(typeId: $typeId) {
      ...OutcomeFields
    }
  }
`);
