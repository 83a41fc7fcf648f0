import { graphql } from '#web/parts/graphql/generated/index.ts';

export const siteGroundsQuery = graphql(`
  query SiteGrounds {
    siteGrounds {
      grounds {
        id
        name
        address
        bounds
        bytes
        sourceDate
        streets
        houseNumbers
        congregationIds
        missing
      }
      makings {
        id
        state
        name
        fileName
        bytes
        received
        phase
        share
        secondsLeft
        problem
      }
      congregations {
        id
        name
        groundId
      }
    }
  }
`);

export const beginGroundUploadMutation = graphql(`
  mutation BeginGroundUpload(
    $name: String!
    $fileName: String!
    $bytes: Float!
    $fingerprint: String!
    $area: GroundAreaForm!
  ) {
    beginGroundUpload(
      name: $name
      fileName: $fileName
      bytes: $bytes
      fingerprint: $fingerprint
      area: $area
    ) {
      ... on GroundReceived {
        makingId
        received
        bytes
      }
      ...RefusalFields
    }
  }
`);

export const sendGroundPieceMutation = graphql(`
  mutation SendGroundPiece($makingId: ID!, $offset: Float!, $sha256: String!, $piece: File!) {
    sendGroundPiece(makingId: $makingId, offset: $offset, sha256: $sha256, piece: $piece) {
      ... on GroundReceived {
        makingId
        received
        bytes
      }
      ...RefusalFields
    }
  }
`);

export const makeGroundMutation = graphql(`
  mutation MakeGround($name: String!, $path: String!, $area: GroundAreaForm!) {
    makeGround(name: $name, path: $path, area: $area) {
      ...OutcomeFields
    }
  }
`);

export const cancelGroundMakingMutation = graphql(`
  mutation CancelGroundMaking($makingId: ID!) {
    cancelGroundMaking(makingId: $makingId) {
      ...OutcomeFields
    }
  }
`);

export const editGroundMutation = graphql(`
  mutation EditGround($groundId: ID!, $name: String!, $congregationIds: [ID!]!) {
    editGround(groundId: $groundId, name: $name, congregationIds: $congregationIds) {
      ...OutcomeFields
    }
  }
`);

export const removeGroundMutation = graphql(`
  mutation RemoveGround($groundId: ID!) {
    removeGround(groundId: $groundId) {
      ...OutcomeFields
    }
  }
`);
