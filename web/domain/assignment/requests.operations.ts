import { graphql } from '#web/parts/graphql/generated/index.ts';

export const assignmentRequestsQuery = graphql(`
  query AssignmentRequests {
    assignmentRequests {
      requestId
      historyId
      kind
      login
      numberName
      askedOn
      askedOnHuman
    }
  }
`);
