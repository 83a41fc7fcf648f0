import { answerWith, type Deviation, makeKey, type SoftKey } from '../support/authenticator.ts';
import { aUser, type UserFacts } from '../support/builders.ts';
import type { World } from '../support/world.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

let people = 0;

/** Somebody new, signed in with the password on a phone. */
export async function somebody(world: World, facts: Partial<UserFacts> = {}) {
  const id = (people += 1);
  const login = `DEMO Personne ${id}`;
  await aUser(world, { id, login, ...facts });
  const { body } = await world.call('POST /user/auth', {
    form: { login, password: 'demo2026', congregation_id: String(facts.congregation ?? 1) },
    headers: { 'User-Agent': phone },
  });
  return { id, login, token: String(body['token']) };
}

/** The options to make a passkey, or the refusal. */
export const askToMake = async (world: World, token: string, present_password = '') =>
  (await world.call('POST /passkey/options', { token, form: { present_password } })).body;

export const add = async (world: World, token: string, credential: string) =>
  (await world.call('POST /passkey/add', { token, form: { credential } })).body;

/** Makes a passkey of the bearer of that token, and registers it. */
export async function aPasskey(world: World, token: string): Promise<SoftKey> {
  const { key, credential } = makeKey(String((await askToMake(world, token))['options']));
  const added = await add(world, token, credential);
  if (!added.success) throw new Error(added.message ?? '');
  return key;
}

export const askToSignIn = async (world: World): Promise<string> =>
  String((await world.call('POST /passkey/signin/options')).body['options']);

export const send = async (
  world: World,
  credential: string,
  form: Readonly<Record<string, string>> = {},
) => (await world.call('POST /passkey/signin', { form: { credential, ...form } })).body;

/** Signs in with that key, as a browser would, but for the deviation. */
export const signInWith = async (world: World, key: SoftKey, deviation: Deviation = {}) =>
  send(world, answerWith(key, await askToSignIn(world), deviation));

export const listOf = async (world: World, token: string) =>
  (await world.call('GET /passkey/list', { token })).body['passkeys'] as readonly {
    readonly id: string;
  }[];
