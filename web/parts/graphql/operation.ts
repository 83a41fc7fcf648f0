import type { TypedDocumentNode } from '@urql/core';

/** The type (query, mutation) and the name of an operation. */
export function operationIn({ definitions }: Pick<TypedDocumentNode, 'definitions'>) {
  for (const definition of definitions) {
    if (!('operation' in definition)) continue;
    const kind: string = definition.operation;
    return { kind, name: definition.name?.value };
  }
  return { kind: '', name: undefined };
}

const hasHash = (document: object): document is { __meta__: { hash: string } } =>
  '__meta__' in document;

/** The hash by which the gateway knows a generated operation. */
export const hashOf = (document: object): string =>
  hasHash(document) ? document['__meta__'].hash : '';
