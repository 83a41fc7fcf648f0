import { getOperationAST, OperationTypeNode, parse, validate, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { GatewayContext } from './context.ts';
import type { RequestRecord } from './parts/logging/request-record.ts';
import { toClientError } from './parts/rest/failures.ts';
import type { TrustedRequest } from './parts/http/trusted-request.ts';

/** Executes one compiled operation; resolves to the response body. */
type Run = (context: GatewayContext, variables: TrustedRequest['variables']) => Promise<string>;

/**
 * Executes trusted operations, each compiled on first use (gateway/README.md, "Two ways in").
 * Returns null for an unknown hash and for subscriptions, which Yoga streams.
 */
export function trustedRunner(
  schema: GraphQLSchema,
  operations: ReadonlyMap<string, string>,
  failed: (error: unknown, record: RequestRecord) => void,
): (request: TrustedRequest) => Run | null {
  const runs = new Map<string, Run | null>();

  function compile(text: string): Run | null {
    const document = parse(text);
    if (getOperationAST(document)?.operation === OperationTypeNode.SUBSCRIPTION) return null;
    const mistakes = validate(schema, document);
    if (mistakes.length > 0) throw new AggregateError(mistakes, 'A trusted operation is invalid.');
    const compiled = compileQuery(schema, document);
    if (!isCompiledQuery(compiled)) throw new Error('A trusted operation does not compile.');
    const route = operationName(text);
    return async (context, variables) => {
      context.record.route = route;
      const result = await compiled.query(undefined, context, variables);
      if (!result.errors) return JSON.stringify(result);
      for (const error of result.errors) failed(error, context.record);
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

/**
 * Whether an operation has a variable with a map, a file or its rows; others get the small body
 * limit.
 */
export const carriesMap = (
  operations: ReadonlyMap<string, string>,
  { hash }: TrustedRequest,
): boolean => /\$\w+\s*:\s*(?:GeoJson|File|ImportedFile)\b/.test(operations.get(hash) ?? '');

/** `query ExitedTerritories { … }` as `ExitedTerritories`. */
export const operationName = (text: string): string =>
  /\b(?:query|mutation|subscription)\s+(\w+)/u.exec(text)?.[1] ?? 'unnamed';
