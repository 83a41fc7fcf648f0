import type { TestGateway } from './gateway.ts';
import { tokenFor } from './session.ts';
import type { World } from './world.ts';

/** A token of congregation 1, valid at the clock's time, without signing in. */
export const tokenOf = (world: World, userId: string): Promise<string> =>
  tokenFor(world, Number(userId));

/** Runs one operation through the gateway and answers its fields; throws on errors. */
export async function ask(
  gateway: TestGateway,
  token: string,
  query: string,
  variables: object = {},
): Promise<Readonly<Record<string, unknown>>> {
  const { data, errors } = await send(gateway, token, query, variables);
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** The sentence of a refusal, null on success. The field must have the alias `it`. */
export async function refusalOf(
  gateway: TestGateway,
  token: string,
  query: string,
  variables: object,
): Promise<string | null> {
  const { data, errors } = await send(gateway, token, query, variables);
  const [error] = errors ?? [];
  if (error?.extensions?.code === 'REFUSED') return error.message;
  const answered = data?.['it'] as { __typename: string; message?: string } | undefined;
  if (!answered) throw new Error(JSON.stringify(errors));
  return answered.__typename === 'Refusal' ? (answered.message ?? '') : null;
}

async function send(gateway: TestGateway, token: string, query: string, variables: object) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await gateway.post(JSON.stringify({ query, variables }), headers);
  return (await response.json()) as {
    data: Record<string, unknown> | null;
    errors?: readonly { message: string; extensions?: { code?: string } }[];
  };
}
