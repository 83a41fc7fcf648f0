import { Secret, TOTP } from 'otpauth';
import { aUser, type UserFacts } from '../support/builders.ts';
import type { World } from '../support/world.ts';

let people = 0;

export interface Person {
  readonly id: number;
  readonly login: string;
  readonly token: string;
  readonly congregation: number;
}

export const withPassword = async (
  world: World,
  { login, congregation = 1 }: { readonly login: string; readonly congregation?: number },
  more: Readonly<Record<string, string>> = {},
) =>
  (
    await world.call('POST /user/auth', {
      form: { login, password: 'demo2026', congregation_id: String(congregation), ...more },
    })
  ).body;

/** Somebody new in charge, signed in with the password. */
export async function somebody(world: World, facts: Partial<UserFacts> = {}): Promise<Person> {
  const id = (people += 1) + 200;
  const login = facts.login ?? `DEMO Responsable ${id}`;
  await aUser(world, { id, login, role: 3, email: `p${id}@example.org`, ...facts });
  const congregation = facts.congregation ?? 1;
  const { token } = await withPassword(world, { login, congregation });
  return { id, login, token: String(token), congregation };
}

/** What an application shows, so many seconds from now. */
export const codeOf = (world: World, key: string, seconds = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: world.clock.now().epochMilliseconds + seconds * 1000,
  });

export const post = async (
  world: World,
  call:
    | 'POST /secondfactor/begin'
    | 'POST /secondfactor/check'
    | 'POST /secondfactor/keep'
    | 'POST /secondfactor/renew'
    | 'POST /secondfactor/end'
    | 'POST /secondfactor/remove',
  token: string,
  form: Readonly<Record<string, string>> = {},
) => (await world.call(call, { token, form })).body;

export interface Factor {
  /** As it is typed into an application. */
  readonly key: string;
  readonly codes: readonly string[];
}

/** Sets up a second factor; its first code is that of a minute ago, so that the present ones are unused. */
export async function aFactor(world: World, token: string): Promise<Factor> {
  const begun = await post(world, 'POST /secondfactor/begin', token);
  const key = String(begun['key']);
  const first = { ticket: String(begun['ticket']), code: codeOf(world, key, -30) };
  const checked = await post(world, 'POST /secondfactor/check', token, first);
  const kept = await post(world, 'POST /secondfactor/keep', token, {
    ticket: String(checked['ticket']),
  });
  if (!kept.success) throw new Error(kept.message ?? '');
  return { key, codes: checked['codes'] as readonly string[] };
}

export const answer = async (
  world: World,
  ticket: unknown,
  code: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  (
    await world.call('POST /secondfactor/signin', {
      form: { ticket: String(ticket), code },
      headers,
    })
  ).body;

/** Gives the password, then the code. */
export const signIn = async (world: World, person: Person, code: string) =>
  answer(world, (await withPassword(world, person))['second'], code);
