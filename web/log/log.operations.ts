import { graphql } from '#web/generated/index.ts';

export const eventLogsQuery = graphql(`
  query EventLogs($newest: Int) {
    eventLogs(newest: $newest) {
      total
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
