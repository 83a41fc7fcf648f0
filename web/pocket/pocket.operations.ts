import { graphql } from '#web/parts/graphql/generated/index.ts';

export const fillPocketMutation = graphql(`
  mutation FillPocket($held: [ID!]!) {
    fillPocket(held: $held) {
      ... on Pocket {
        owner
        filledAt
        expiresAt
        keep
        territories {
          historyId
          numberName
          note
          releaseDateHuman
          theoreticalReturnDate
          theoreticalReturnDateHuman
          asked
          acts {
            action
            tap
            token
          }
          mapLink
          qrcode
          map {
            ...MapViewFields
          }
          unvisited {
            latitude
            longitude
          }
          streets {
            totalMetres
            someBefore
            streets {
              name
              side
              metres
              state
            }
            lines {
              name
              lines
            }
            token
          }
        }
      }
      ... on Refusal {
        message
        severity
        forceOffered
      }
    }
  }
`);
