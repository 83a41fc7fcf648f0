import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, graphql } from 'graphql';
import operations from '#schema/operations.json' with { type: 'json' };

type Variables = Readonly<Record<string, unknown>>;

/** What an operation answers: the fields of its root, or errors as the gateway sends them. */
export type Answer = Readonly<Record<string, unknown>> | Failing;

interface Failing {
  readonly errors: readonly object[];
}

/** By the name of the operation. `'cut'`: the request never gets through. */
export type Answers = Readonly<
  Record<string, Answer | 'cut' | ((variables: Variables) => Answer | 'cut' | Promise<Answer>)>
>;

export interface StubGateway {
  /** Answers these operations so from now on; the others as before. */
  readonly answer: (more: Answers) => void;
  /** From now on nothing stands behind it: `/readyz` says so. */
  readonly goAway: () => void;
  readonly comeBack: () => void;
  /** The variables of each call of an operation so far. */
  readonly calls: (operation: string) => readonly Variables[];
  /** The operations asked for, in their order. */
  readonly asked: () => readonly string[];
  /** Operations asked for that no answer was given for. */
  readonly unanswered: () => readonly string[];
}

interface Sent {
  readonly operationName: string;
  readonly variables: Variables;
  readonly extensions: { readonly persistedQuery: { readonly sha256Hash: string } };
}

const folder = path.resolve(import.meta.dirname, '../../../schema');
const schema = buildSchema(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n'),
);
const documents: Readonly<Record<string, string>> = operations;

/** The same error as the gateway's, for one field. */
export const failing = (field: string, code: string, message = '', severity = 'error') => ({
  errors: [{ message, path: [field], extensions: { code, severity } }],
});

const done = { __typename: 'Done', message: null, messageType: 'success', notice: null };
/** What screens ask beside what a test is about. */
const always: Answers = {
  SignOut: { signOut: done },
  Connections: { connections: [] },
  PersonSecondFactor: { personSecondFactor: null },
  SecondFactor: { secondFactor: null },
  SecondFactorDemand: { secondFactorDemand: null },
  Passkeys: { passkeys: { offered: false, passkeys: [] } },
  LastActs: { lastActs: [] },
  Agenda: { agenda: null },
  AssignmentRequests: { assignmentRequests: [] },
  DeviceKey: { deviceKey: { owner: 'o', key: 'A'.repeat(43) } },
};

/**
 * In the place of `fetch`. An answer goes through the schema as the gateway's would: it holds what the
 * operation asks for, and one that the schema does not allow is an error.
 */
export function stubGateway(first: Answers): StubGateway & { readonly fetch: typeof fetch } {
  const answers = { ...always, ...first };
  const sent: Sent[] = [];
  const unanswered: string[] = [];
  let ready = true;
  return {
    answer: (more) => void Object.assign(answers, more),
    goAway: () => {
      ready = false;
    },
    comeBack: () => {
      ready = true;
    },
    calls: (operation) =>
      sent.filter((it) => it.operationName === operation).map((it) => it.variables),
    asked: () => sent.map((it) => it.operationName),
    unanswered: () => unanswered,
    fetch: async (input, init) => {
      if (input === '/readyz') return new Response(null, { status: ready ? 200 : 503 });
      const request = JSON.parse(init?.body as string) as Sent;
      const { operationName, variables, extensions } = request;
      // The stream of changes stays open, and nothing changes.
      if (operationName === 'Changed') return new Promise(() => undefined);
      sent.push(request);
      const given = answers[operationName];
      const answer = typeof given === 'function' ? await given(variables) : given;
      if (answer === undefined) unanswered.push(operationName);
      if (answer === undefined || answer === 'cut') throw new TypeError('Failed to fetch');
      if ('errors' in answer) return json({ data: null, ...answer });
      const source = documents[extensions.persistedQuery.sha256Hash] ?? '';
      return json(
        await graphql({ schema, source, rootValue: answer, variableValues: { ...variables } }),
      );
    },
  };
}

const json = (body: object) =>
  new Response(JSON.stringify(body), {
    headers: { 'content-type': 'application/graphql-response+json' },
  });
