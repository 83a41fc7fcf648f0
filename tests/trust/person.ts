import { randomUUID } from 'node:crypto';
import type { RoleId } from '../../backend/parts/permissions/permissions.ts';
import { aUser, thePassword } from '../support/builders.ts';
import { bearer, hear, jsonOf } from './asking.ts';
import type { Stage } from './stage.ts';

export type Body = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, string>>;

/** Each request comes from an address of its own: what is looked for is not the limits. */
export function asking({ product }: Stage) {
  let asked = 0;
  return async (path: string, fields: Fields = {}, token?: string): Promise<Body> => {
    asked += 1;
    const { text } = await hear(`${product.backendUrl}${path}`, {
      method: 'POST',
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        'x-forwarded-for': `198.18.${Math.floor(asked / 250)}.${asked % 250}`,
        'idempotency-key': randomUUID(),
        ...(token !== undefined && bearer(token)),
      },
      body: new URLSearchParams(fields),
    });
    return (jsonOf(text) ?? {}) as Body;
  };
}
export type Ask = ReturnType<typeof asking>;

/** A person with a password, signed in by it. */
export async function person(
  { database }: Stage,
  ask: Ask,
  id: number,
  role: RoleId = 3,
  congregation = 1,
) {
  const login = `ESSAI Facteur ${id}`;
  await aUser({ database }, { id, login, role, congregation });
  const form = { login, password: thePassword, congregation_id: String(congregation) };
  const enter = () => ask('/user/auth', form);
  return { id, enter, token: String((await enter())['token']) };
}

/** A token, or a yes. */
export const opens = (body: Body) => body['success'] === true || 'token' in body;
