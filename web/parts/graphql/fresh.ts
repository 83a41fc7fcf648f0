import { makeOperation, mapExchange } from '@urql/core';

import { type Moment, noteAct, stillHolds, thisMoment } from './acts.ts';

/**
 * Every change ends what is held for later, as it is sent and as it is answered; the cache behind this
 * gives only what was asked since (OWN-190).
 */
export function freshExchange() {
  const kept = new Map<number, Moment>();
  return mapExchange({
    onOperation(operation) {
      const { kind, key, context } = operation;
      if (kind === 'mutation') noteAct();
      if (kind !== 'query') return operation;
      const known = kept.get(key);
      if (context.requestPolicy !== 'network-only' && known && stillHolds(known)) return operation;
      return makeOperation(kind, operation, { requestPolicy: 'network-only', asked: thisMoment() });
    },
    onResult({ operation: { kind, key, context }, data }) {
      if (kind === 'mutation') noteAct();
      const asked: Moment | undefined = context['asked'];
      if (kind === 'query' && data && asked) kept.set(key, asked);
    },
  });
}
