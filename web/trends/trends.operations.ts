import { graphql } from '#web/parts/graphql/generated/index.ts';

export const trendsQuery = graphql(`
  query Trends {
    trends {
      today
      total
      firstRelease
      activities
      months {
        month
        exits
        returns
        lateReturns
        out
        late
        neverCovered
      }
      rest {
        type
        total
        out
        medianDays
        groups
      }
    }
  }
`);
