import { graphql } from '#web/parts/graphql/generated/index.ts';

export const messagesQuery = graphql(`
  query Messages {
    messages {
      choices {
        kind
        mail
        push
        mailFault
      }
    }
  }
`);

export const chooseMessageMutation = graphql(`
  mutation ChooseMessage($kind: MessageKind!, $way: MessageWay!, $wanted: Boolean!) {
    chooseMessage(kind: $kind, way: $way, wanted: $wanted) {
      ...OutcomeFields
    }
  }
`);
