import { outcomeAs, type RefusedReply } from '../parts/rest/envelope.ts';

/** Outcome of a sign-in by password; a refusal with a ticket asks for the second factor (OWN-392). */
export const passwordOutcome = <Read extends { readonly success: true }>(
  reply: Read | RefusedReply,
) =>
  reply.success || !reply.second
    ? outcomeAs('SignedIn', reply)
    : {
        __typename: 'SecondFactorAsked' as const,
        ticket: reply.second,
        message: reply.message,
        severity: reply.messageType,
      };
