import { graphql } from '#web/parts/graphql/generated/index.ts';

export const siteCongregationsQuery = graphql(`
  query SiteCongregations {
    siteCongregations {
      id
      name
      contact
      emailCounter
      failingMails
    }
  }
`);

export const addCongregationMutation = graphql(`
  mutation AddCongregation($name: String!, $contact: String!) {
    addCongregation(name: $name, contact: $contact) {
      ... on CongregationSaved {
        congregationId
        notice {
          ...NoticeFields
        }
      }
      ...RefusalFields
    }
  }
`);

export const editCongregationMutation = graphql(`
  mutation EditCongregation($congregationId: ID!, $name: String!, $contact: String!) {
    editCongregation(congregationId: $congregationId, name: $name, contact: $contact) {
      ... on CongregationSaved {
        congregationId
        notice {
          ...NoticeFields
        }
      }
      ...RefusalFields
    }
  }
`);

export const removeCongregationMutation = graphql(`
  mutation RemoveCongregation($congregationId: ID!) {
    removeCongregation(congregationId: $congregationId) {
      ...OutcomeFields
    }
  }
`);
