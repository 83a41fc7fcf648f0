import { mapExchange, type OperationResult } from '@urql/core';

/**
 * What a screen shows stays where a later reading of it gets no answer because the network is lost: the
 * client would give the error alone, and the screen, its dialogs and what the device keeps would be gone
 * (OWN-333). A screen that begins holds nothing of before (OWN-190).
 */
export function onScreenExchange() {
  const shown = new Map<number, unknown>();
  return mapExchange({
    onOperation({ kind, key, context }) {
      // Later readings go past the cache.
      if (kind === 'query' && context.requestPolicy !== 'network-only') shown.delete(key);
    },
    onResult(result): OperationResult {
      const { operation, data, error } = result;
      if (operation.kind !== 'query') return result;
      if (data) shown.set(operation.key, data);
      const unanswered = error?.networkError !== undefined && error.response === undefined;
      if (data || !unanswered || !shown.has(operation.key)) return result;
      return { ...result, data: shown.get(operation.key) };
    },
  });
}
