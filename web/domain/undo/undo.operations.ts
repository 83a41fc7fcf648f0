import { graphql } from '#web/parts/graphql/generated/index.ts';

export const undoActMutation = graphql(`
  mutation UndoAct($act: ID!) {
    undoAct(act: $act) {
      ...OutcomeFields
    }
  }
`);
