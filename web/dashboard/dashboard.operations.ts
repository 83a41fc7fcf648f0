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

export const agendaQuery = graphql(`
  query Agenda {
    agenda {
      late {
        total
        rows {
          territoryId
          numberName
          login
          dayHuman
        }
      }
      soon {
        total
        rows {
          territoryId
          numberName
          login
          dayHuman
        }
      }
      rested {
        total
        rows {
          territoryId
          numberName
          dayHuman
        }
      }
      requests {
        total
        rows {
          requestId
          numberName
          kind
          login
        }
      }
      changes {
        total
        rows {
          numberName
          atHuman
          login
          action
        }
      }
    }
  }
`);
