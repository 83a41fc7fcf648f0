import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { Failure, RefusalError } from '#machines/parts/failure/failure.ts';
import { ImportsDocument, SignInDocument } from '#web/parts/graphql/generated/graphql.ts';
import { asks, asksWith } from '#web/parts/graphql/asks.ts';
import { createGraphqlClient } from '#web/parts/graphql/client.ts';
import { refusalError } from '../../support/refusal-error.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('sessionStorage', { getItem: () => null });
});

const input = { login: 'DEMO Ancien', password: 'x', congregationId: '1' };
const refusal = {
  __typename: 'Refusal',
  message: 'Non.',
  severity: 'warning',
  forceOffered: null,
};
const answered = (signIn: unknown) => {
  fetched.mockResolvedValue(Response.json({ data: { __typename: 'Mutation', signIn } }));
  const actor = createActor(asks(createGraphqlClient(), SignInDocument), { input });
  const answer = toPromise(actor);
  actor.start();
  return answer.catch((error: unknown) => error);
};

describe('the actor of an operation', () => {
  it('answers with the value of its field [LOGIN-16]', async () => {
    const signedIn = { __typename: 'SignedIn', token: 't', rgpdPrivacy: true };
    expect(await answered(signedIn)).toEqual(signedIn);
  });

  it('rejects with the refusal of the server [GEN-05]', async () => {
    const error = await answered(refusal);
    expect(error).toBeInstanceOf(RefusalError);
    expect(error).toMatchObject({ message: 'Non.', refusal });
  });

  it('rejects where the field is empty, as an answer that cannot be read [GEN-04]', async () => {
    expect(await answered(null)).toEqual(new Failure('BACKEND_BAD_RESPONSE'));
  });

  it('runs an operation without variables, whatever its input', async () => {
    const imports = [{ __typename: 'PastImport', id: '7' }];
    fetched.mockResolvedValue(Response.json({ data: { __typename: 'Query', imports } }));
    const actor = createActor(asks(createGraphqlClient(), ImportsDocument), {
      input: undefined as never,
    });
    const answer = toPromise(actor);
    actor.start();
    expect(await answer).toEqual(imports);
  });
});

describe('the actor of an operation whose variables are computed', () => {
  const started = (variablesOf: (name: string) => typeof input | Promise<typeof input>) => {
    const actor = createActor(asksWith(createGraphqlClient(), SignInDocument, variablesOf), {
      input: 'DEMO Ancien',
    });
    const answer = toPromise(actor);
    actor.start();
    return answer.catch((error: unknown) => error);
  };

  it('sends the variables computed from its input', async () => {
    const signedIn = { __typename: 'SignedIn', token: 't', rgpdPrivacy: true };
    fetched.mockResolvedValue(Response.json({ data: { signIn: signedIn } }));
    expect(await started(async (login) => ({ ...input, login }))).toEqual(signedIn);
    const sent = JSON.parse(fetched.mock.calls[0]![1]?.body as string) as object;
    expect(sent).toMatchObject({ variables: input });
  });

  it('rejects with the error of that computation', async () => {
    const refused = refusalError('Ce fichier est vide.');
    expect(await started(() => Promise.reject(refused))).toBe(refused);
    expect(fetched).not.toHaveBeenCalled();
  });
});
