import { graphql } from '#web/parts/graphql/generated/index.ts';

export const exportCongregationMutation = graphql(`
  mutation ExportCongregation($congregationId: ID!) {
    exportCongregation(congregationId: $congregationId) {
      ... on Archive {
        filename
        mime
        base64
      }
      ...RefusalFields
    }
  }
`);

export const importCongregationMutation = graphql(`
  mutation ImportCongregation($archive: File!, $name: String!, $leaveOut: Boolean!) {
    importCongregation(archive: $archive, name: $name, leaveOut: $leaveOut) {
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
