import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeOf, refusalOf, type Reply } from '../parts/rest/envelope.ts';
import { groundsRest, type WireReceived, type WireSiteGrounds } from './grounds.rest.ts';

export const groundsResolvers = {
  Query: {
    siteGrounds: async (_, __, { rest }) =>
      siteGroundsOf(fieldsOf(await groundsRest(rest).siteGrounds())),
  },
  Mutation: {
    beginGroundUpload: async (_, file, { rest }) =>
      receivedOf(await groundsRest(rest).beginGroundUpload(file)),
    sendGroundPiece: async (_, { makingId, offset, sha256, piece }, { rest }) =>
      receivedOf(await groundsRest(rest).sendGroundPiece(makingId, offset, sha256, piece)),
    makeGround: async (_, file, { rest }) => outcomeOf(await groundsRest(rest).makeGround(file)),
    cancelGroundMaking: async (_, { makingId }, { rest }) =>
      outcomeOf(await groundsRest(rest).cancelGroundMaking(makingId)),
    editGround: async (_, edited, { rest }) =>
      outcomeOf(await groundsRest(rest).editGround(edited)),
    removeGround: async (_, { groundId }, { rest }) =>
      outcomeOf(await groundsRest(rest).removeGround(groundId)),
  },
} satisfies Resolvers;

const siteGroundsOf = ({ grounds, makings, congregations }: WireSiteGrounds) => ({
  grounds: grounds.map((ground) => ({
    id: String(ground.id),
    name: ground.name,
    address: ground.address,
    bounds: ground.bounds,
    bytes: ground.bytes,
    sourceDate: ground.source_date,
    streets: ground.streets,
    houseNumbers: ground.house_numbers,
    congregationIds: ground.congregation_ids.map(String),
    missing: ground.missing,
  })),
  makings: makings.map((making) => ({
    id: String(making.id),
    state: making.state,
    name: making.name,
    fileName: making.file_name,
    bytes: making.bytes,
    received: making.received,
    phase: making.phase,
    share: making.share,
    secondsLeft: making.seconds_left,
    problem: making.problem,
  })),
  congregations: congregations.map(({ id, name, ground_id }) => ({
    id: String(id),
    name,
    groundId: ground_id === null ? null : String(ground_id),
  })),
});

const receivedOf = (reply: Reply<WireReceived>) =>
  reply.success
    ? ({
        __typename: 'GroundReceived',
        makingId: String(reply.making_id),
        received: reply.received,
        bytes: reply.bytes,
      } as const)
    : refusalOf(reply);
