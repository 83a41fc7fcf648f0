import type { Resolvers } from '#schema/generated.ts';
import { outcomeAs } from '../parts/rest/envelope.ts';
import { auditRest } from './audit.rest.ts';

export const auditResolvers = {
  Mutation: {
    takeAudit: async (_, wanted, { rest }) =>
      outcomeAs('AuditFile', await auditRest(rest).takeAudit(wanted)),
  },
} satisfies Resolvers;
