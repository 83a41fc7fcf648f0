import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { GatewayContext } from './context.ts';
import type { Config } from './parts/config/config.ts';
import { toClientError } from './parts/rest/failures.ts';

/**
 * Handles everything except compiled trusted operations: protocol errors, subscriptions, and open
 * mode with GraphiQL.
 */
export async function buildYoga(
  schema: GraphQLSchema,
  operations: ReadonlyMap<string, string>,
  mode: Config['operations'],
  log: (error: unknown) => void,
) {
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
        log(error);
        return error instanceof GraphQLError ? toClientError(error) : new GraphQLError('Broken.');
      },
    },
    plugins: [
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
