import { graphql } from '#web/parts/graphql/generated/index.ts';

export const cardsCheckQuery = graphql(`
  query CardsCheck($territoryIds: [ID!]!) {
    cardsCheck(territoryIds: $territoryIds) {
      printable
      withoutMap
      unprintable
    }
  }
`);

export const printCardsMutation = graphql(`
  mutation PrintCards($territoryIds: [ID!]!, $size: CardSize!, $onA4: Boolean!) {
    printCards(territoryIds: $territoryIds, size: $size, onA4: $onA4) {
      ... on Pdf {
        filename
        mime
        base64
      }
      ...RefusalFields
    }
  }
`);
