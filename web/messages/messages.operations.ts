import { graphql } from '#web/parts/graphql/generated/index.ts';

export const messagesQuery = graphql(`
  query Messages {
    messages {
      pushKey
      quietFrom
      quietUntil
      devices {
        id
        device
        since
        mark
      }
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

export const setQuietHoursMutation = graphql(`
  mutation SetQuietHours($from: Int!, $until: Int!) {
    setQuietHours(from: $from, until: $until) {
      ...OutcomeFields
    }
  }
`);

export const addMessageDeviceMutation = graphql(`
  mutation AddMessageDevice($endpoint: String!, $p256dh: String!, $auth: String!) {
    addMessageDevice(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) {
      ...OutcomeFields
    }
  }
`);

export const endMessageDeviceMutation = graphql(`
  mutation EndMessageDevice($deviceId: ID!) {
    endMessageDevice(deviceId: $deviceId) {
      ...OutcomeFields
    }
  }
`);
