import { graphql } from '#web/parts/graphql/generated/index.ts';

graphql(`
  fragment NoticeFields on Notice {
    text
    color
    timeout
    undo
    about
  }
`);

graphql(`
  fragment RefusalFields on Refusal {
    message
    severity
    forceOffered
  }
`);

graphql(`
  fragment OutcomeFields on Outcome {
    ... on Done {
      message
      messageType
      notice {
        ...NoticeFields
      }
    }
    ...RefusalFields
  }
`);
