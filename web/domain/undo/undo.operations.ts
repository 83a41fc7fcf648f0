import { graphql } from '#web/parts/graphql/generated/index.ts';

export const lastActsQuery = graphql(`
  query LastActs {
    lastActs {
      act
      what
      datetimeHuman
      parts {
        territoryId
        numberNames
        login
        hindrance
      }
    }
  }
`);

export const undoActMutation = graphql(`
  mutation UndoAct($act: ID!, $territoryId: ID) {
    undoAct(act: $act, territoryId: $territoryId) {
      ...OutcomeFields
    }
  }
`);
