import { graphql } from '#web/generated/index.ts';

export const eventLogsQuery = graphql(`
  query EventLogs {
    eventLogs {
      logs {
        numberName
        datetime
        datetimeHuman
        login
        action
        cssClass
      }
      message
      messageType
    }
  }
`);
