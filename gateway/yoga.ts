import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { GatewayContext } from './context.ts';
import type { Config } from './parts/config/config.ts';
import type { RequestRecord } from './parts/logging/request-record.ts';
import { toClientError } from './parts/rest/failures.ts';

/**
 * Handles everything except compiled trusted operations: protocol errors, subscriptions, and open
 * mode with GraphiQL.
 */
export async function buildYoga(
  schema: GraphQLSchema,
  operations: ReadonlyMap<string, string>,
  mode: Config['operations'],
  failed: (error: unknown, record: RequestRecord | null) => void,
) {
  /** Errors of an execution are logged with their request, before they are masked. */
  const logged = new WeakSet<object>();
  const logErrors = (result: unknown, { record }: GatewayContext): void => {
    for (const error of errorsIn(result)) {
      failed(error, record);
      logged.add(error);
    }
  };
  const logging: Plugin<GatewayContext> = {
    onExecute: ({ args }) => ({
      onExecuteDone: ({ result }) => logErrors(result, args.contextValue),
    }),
    onSubscribe: ({ args }) => ({
      onSubscribeResult: ({ result }) => logErrors(result, args.contextValue),
    }),
  };
  return createYoga<GatewayContext>({
    schema,
    logging: false,
    landingPage: false,
    graphiql: mode === 'open',
    ...(mode === 'open' ? await import('./graphiql.ts') : {}),
    cors: false,
    batching: false,
    maskedErrors: {
      maskError: (error) => {
        if (!(error instanceof Error && logged.has(error))) failed(error, null);
        return error instanceof GraphQLError ? toClientError(error) : new GraphQLError('Broken.');
      },
    },
    plugins: [
      logging,
      usePersistedOperations({
        getPersistedOperation: (hash) => operations.get(hash) ?? null,
        allowArbitraryOperations: mode === 'open',
      }),
      maxDepthPlugin({ n: 12 }),
      maxAliasesPlugin({ n: 15 }),
      maxTokensPlugin({ n: 1000 }),
    ],
  });
}

function errorsIn(result: unknown): readonly Error[] {
  if (typeof result !== 'object' || result === null || !('errors' in result)) return [];
  const { errors } = result;
  return Array.isArray(errors) ? errors.filter((error) => error instanceof Error) : [];
}
