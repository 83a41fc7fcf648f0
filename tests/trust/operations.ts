import { isInputType, parse, typeFromAST, visit, type GraphQLInputType } from 'graphql';
import { gatewaySchema, trustedOperations } from '#gateway/schema.ts';

/** An operation of the web application, known to the gateway by its hash. */
export interface Operation {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  readonly hash: string;
  readonly variables: readonly { readonly name: string; readonly type: GraphQLInputType }[];
}

/** All of them but the subscription, which holds its connection. */
export async function operationsOfTheApplication(): Promise<readonly Operation[]> {
  const schema = await gatewaySchema();
  return [...(await trustedOperations())].flatMap(([hash, text]) => {
    const [, kind, name] = /\b(query|mutation) (\w+)/u.exec(text) ?? [];
    if ((kind !== 'query' && kind !== 'mutation') || !name) return [];
    const variables: { name: string; type: GraphQLInputType }[] = [];
    visit(parse(text), {
      VariableDefinition: ({ variable, type: written }) => {
        const type = typeFromAST(schema, written);
        if (isInputType(type)) variables.push({ name: variable.name.value, type });
      },
    });
    return [{ name, kind, hash, variables }];
  });
}
