import { Secret, TOTP } from 'otpauth';
import type { OwnPerson } from '../support/pages/own-person.ts';
import { callWith } from '../support/pages/visitor.ts';

/** What an application shows, so many seconds from now. */
export const codeOf = (key: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + seconds * 1000,
  });

/** Sets up that person's second factor at the product of all journeys; the ten codes on paper. */
export async function ownFactor({ token, login }: OwnPerson): Promise<readonly string[]> {
  const begun = await callWith(token, '/secondfactor/begin', { present_password: '' });
  const { codes, ticket } = await callWith(token, '/secondfactor/check', {
    ticket: String(begun['ticket']),
    code: codeOf(String(begun['key'])),
  });
  const { success } = await callWith(token, '/secondfactor/keep', { ticket: String(ticket) });
  if (success !== true) throw new Error(`${login} has no second factor.`);
  return codes as readonly string[];
}
