import { makeKey, type SoftKey } from '../support/authenticator.ts';
import type { OwnPerson } from '../support/pages/own-person.ts';
import { callWith } from '../support/pages/visitor.ts';

/** A key of that person, registered at the product of all journeys; no browser has it yet. */
export async function ownKey({ token, login }: OwnPerson): Promise<SoftKey> {
  const { options } = await callWith(token, '/passkey/options', { present_password: '' });
  const { key, credential } = makeKey(String(options), {
    origin: process.env['PRODUCT_URL'] ?? '',
  });
  const { success } = await callWith(token, '/passkey/add', { credential });
  if (success !== true) throw new Error(`${login} has no key.`);
  return key;
}

/** Ends all of them, as another device of theirs does it. */
export async function endKeys({ token }: OwnPerson) {
  const { passkeys } = (await callWith(token, '/passkey/list')) as unknown as {
    readonly passkeys: readonly { readonly id: string }[];
  };
  for (const { id } of passkeys) await callWith(token, '/passkey/end', { passkey_id: id });
}
