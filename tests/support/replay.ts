import { tokensSignedWith } from '../../backend/http/session.ts';
import type { TestGateway } from './gateway.ts';
import { tokenSecret, type World } from './world.ts';

/** A token of congregation 1 that is good at the moment of the clock, without a sign-in. */
export const tokenOf = (world: World, userId: string): Promise<string> =>
  tokensSignedWith(tokenSecret, world.clock).sign({
    sub: Number(userId),
    home: 1,
    congregation: 1,
    version: 0,
  });

/** One operation through the gateway with the fields of its answer; throws when there are errors. */
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

/** The sentence of a refusal, of a change or of a read, null when it went through. The field must be called `it`. */
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
