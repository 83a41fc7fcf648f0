import { graphql } from '#web/generated/index.ts';

export const siteCongregationsQuery = graphql(`
  query SiteCongregations {
    siteCongregations {
      id
      name
      contact
      emailCounter
    }
  }
`);

export const addCongregationMutation = graphql(`
  mutation AddCongregation($name: String!, $contact: String!) {
    addCongregation(name: $name, contact: $contact) {
      ... on CongregationSaved {
        congregationId
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

export const editCongregationMutation = graphql(`
  mutation EditCongregation($congregationId: ID!, $name: String!, $contact: String!) {
    editCongregation(congregationId: $congregationId, name: $name, contact: $contact) {
      ... on CongregationSaved {
        congregationId
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

export const removeCongregationMutation = graphql(`
  mutation RemoveCongregation($congregationId: ID!) {
    removeCongregation(congregationId: $congregationId) {
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
