import { graphql } from '#web/parts/graphql/generated/index.ts';

export const histogramQuery = graphql(`
  query Histogram($month: Int!, $prefilter: Boolean!, $strips: Int) {
    histogram(month: $month, prefilter: $prefilter, strips: $strips) {
      total
      firstReleaseDate
      manages
      campaignColor
      invitationColor
      standardColor
      territories {
        numberName
        link
        type
        totalOutput
        assignments {
          color
          text
          releaseDate
          returnDate
        }
        exited
        releaseDate
        returnDate
        returnDateHuman
        login
        activity
        noVisitedIcon
        noVisitedColor
        noVisitedText
        mapLink
        cssClass
      }
      message
      messageType
    }
  }
`);

export const s13CheckQuery = graphql(`
  query S13Check($serviceYear: Int) {
    s13Check(serviceYear: $serviceYear) {
      serviceYears
      unprintable
      odd {
        oddity
        numberName
        link
        text
      }
    }
  }
`);

export const generateS13Query = graphql(`
  query GenerateS13($serviceYear: Int) {
    generateS13(serviceYear: $serviceYear) {
      filename
      mime
      base64
    }
  }
`);
