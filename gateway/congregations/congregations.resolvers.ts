import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, noticeOf, outcomeOf, refusalOf, type Reply } from '../parts/rest/envelope.ts';
import { congregationsRest } from './congregations.rest.ts';

export const savedOf = (reply: Reply<{ readonly congregation_id: number }>) =>
  reply.success
    ? ({
        __typename: 'CongregationSaved',
        congregationId: String(reply.congregation_id),
        notice: noticeOf(reply),
      } as const)
    : refusalOf(reply);

export const congregationsResolvers = {
  Query: {
    siteCongregations: async (_, __, { rest }) =>
      fieldsOf(await congregationsRest(rest).siteCongregations()).congregations.map((it) => ({
        id: String(it.id),
        name: it.name,
        contact: it.contact ?? '',
        emailCounter: it.email_counter,
        failingMails: it.failing_mails ?? 0,
      })),
  },
  Mutation: {
    addCongregation: async (_, { name, contact }, { rest }) =>
      savedOf(await congregationsRest(rest).addCongregation(name, contact)),
    editCongregation: async (_, { congregationId, name, contact }, { rest }) =>
      savedOf(await congregationsRest(rest).editCongregation(congregationId, name, contact)),
    removeCongregation: async (_, { congregationId }, { rest }) =>
      outcomeOf(await congregationsRest(rest).removeCongregation(congregationId)),
  },
} satisfies Resolvers;
