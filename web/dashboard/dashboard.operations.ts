import { graphql } from '#web/parts/graphql/generated/index.ts';

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

export const coverageForecastQuery = graphql(`
  query CoverageForecast {
    coverageForecast {
      state
      since
      until
      months
      returns
      distinct
      total
      covered
      expected
      earliest
      latest
      missing
      extraExits
      types {
        type
        state
        total
        covered
        expected
        missing
        extraExits
      }
    }
  }
`);
