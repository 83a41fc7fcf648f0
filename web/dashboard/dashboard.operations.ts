import { graphql } from '#web/generated/index.ts';

export const dashboardQuery = graphql(`
  query Dashboard {
    dashboard {
      total
      stats {
        percent
        color
        style
        value
        text
        target
      }
      labels
      values
      message
      messageType
    }
  }
`);
