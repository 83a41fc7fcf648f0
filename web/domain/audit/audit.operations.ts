import { graphql } from '#web/parts/graphql/generated/index.ts';

export const takeAuditMutation = graphql(`
  mutation TakeAudit($from: String!, $to: String!, $everyCongregation: Boolean!) {
    takeAudit(from: $from, to: $to, everyCongregation: $everyCongregation) {
      ... on AuditFile {
        filename
        mime
        base64
      }
      ...RefusalFields
    }
  }
`);
