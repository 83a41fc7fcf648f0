import { graphql } from '#web/parts/graphql/generated/index.ts';

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
