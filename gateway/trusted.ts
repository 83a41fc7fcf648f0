import { getOperationAST, OperationTypeNode, parse, validate, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { GatewayContext } from './context.ts';
import { toClientError } from './failures.ts';

/** A GraphQL request by its hash, as the web application sends it. */
export interface TrustedRequest {
  readonly hash: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

type Run = (context: GatewayContext, variables: TrustedRequest['variables']) => Promise<string>;

/**
 * The trusted operations, each compiled at its first use (ARCHITECTURE: why two ways in).
 * Answers null for a hash that is none of them, and for a subscription, which Yoga streams.
 */
export function trustedRunner(
  schema: GraphQLSchema,
  operations: ReadonlyMap<string, string>,
  log: (error: unknown) => void,
): (request: TrustedRequest) => Run | null {
  const runs = new Map<string, Run | null>();

  function compile(text: string): Run | null {
    const document = parse(text);
    if (getOperationAST(document)?.operation === OperationTypeNode.SUBSCRIPTION) return null;
    const mistakes = validate(schema, document);
    if (mistakes.length > 0) throw new AggregateError(mistakes, 'A trusted operation is invalid.');
    const compiled = compileQuery(schema, document);
    if (!isCompiledQuery(compiled)) throw new Error('A trusted operation does not compile.');
    return async (context, variables) => {
      const result = await compiled.query(undefined, context, variables);
      if (!result.errors) return JSON.stringify(result);
      for (const error of result.errors) log(error);
      return JSON.stringify({ ...result, errors: result.errors.map(toClientError) });
    };
  }

  return ({ hash }) => {
    const known = runs.get(hash);
    if (known !== undefined) return known;
    const text = operations.get(hash);
    if (text === undefined) return null;
    const run = compile(text);
    runs.set(hash, run);
    return run;
  };
}

/** An operation with a variable that holds a whole map, a file or its rows; no other may be large. */
export const carriesMap = (
  operations: ReadonlyMap<string, string>,
  { hash }: TrustedRequest,
): boolean => /\$\w+\s*:\s*(?:GeoJson|File|ImportedFile)\b/.test(operations.get(hash) ?? '');
